/** npm run serve: the server alone, with the page as it was last built; compiled first where its sources are newer. */
import { buildServer } from './build.mjs'
import { answerHelp, prepare } from './prepare.mjs'
import { runBuilt } from './program.mjs'

answerHelp('tools/serve.mjs')
prepare()
buildServer()
runBuilt('main')
