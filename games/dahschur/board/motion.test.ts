/** The story of Dahschur: what each viewer is shown between two events leads exactly to what they see in the end. */
import { everyStep } from '../../suite.ts'
import * as motion from './motion.ts'

everyStep('dahschur', motion)
