/** Horus keeps every promise of the contract at every seat count. */
import { everyPromise } from '../../suite.ts'

everyPromise('horus')
