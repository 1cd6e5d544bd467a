/** The oasis keeps every promise of the contract. */
import { everyPromise } from '../../../games/suite.ts'

everyPromise('oasis')
