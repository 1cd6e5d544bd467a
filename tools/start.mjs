/** npm start: installs what is missing, builds what is older than its sources, runs the server and says where it is. Settings are in docs/hosting.md. */
import { buildPage, buildServer } from './build.mjs'
import { answerHelp, prepare } from './prepare.mjs'
import { runBuilt } from './program.mjs'

answerHelp('tools/start.mjs')
prepare()
buildPage()
buildServer()
// Whoever starts it so reads one sentence, not the log of a server; what goes wrong is still said.
runBuilt('main', ['--for-people'], { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' })
