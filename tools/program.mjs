/** Runs a TypeScript program in this one's place: with its output, its signals and its exit code. Plain Node. */
import { spawn } from 'node:child_process'
import { ROOT } from './prepare.mjs'

export function runProgram(args, env = {}) {
  const program = spawn(process.execPath, ['--import', 'tsx', ...args], {
    stdio: 'inherit',
    cwd: ROOT,
    env: { ...process.env, ...env },
  })
  // Otherwise whoever ends this process would leave the program behind.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal))
  program.on('exit', status => process.exit(status ?? 1))
}
