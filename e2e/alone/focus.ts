/** The focus alone on a page: a test lays the elements out, and calls this as a table does. */
import { explained } from '../../web/kit/explained.ts'
import { focusAt } from '../../web/kit/focus.ts'
import { announce, beginBoard } from '../../web/kit/parts.ts'
import { roving } from '../../web/kit/roving.ts'

Object.assign(window, { roving, focusAt, explained, beginBoard, stand: () => announce(() => {}) })
