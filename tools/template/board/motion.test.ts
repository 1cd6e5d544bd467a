/** The story of the oasis: what each viewer is shown between two events leads exactly to what they see in the end. */
import { everyStep } from '../../../games/suite.ts'
import * as motion from './motion.ts'

everyStep('oasis', motion)
