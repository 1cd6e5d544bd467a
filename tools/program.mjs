/** Runs a program in this one's place: with its output, its signals and its exit code. Plain Node. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './prepare.mjs'

/** A program in TypeScript. */
export const runProgram = (args, env = {}) => runNode(['--import', 'tsx', ...args], env)

/** A program that was built before: main, admin, backup or restore. */
export const runBuilt = (name, args = [], env = {}) =>
  runNode(['--enable-source-maps', join(ROOT, 'dist', 'server', `${name}.mjs`), ...args], env)

function runNode(args, env) {
  const program = spawn(process.execPath, args, {
    stdio: 'inherit',
    cwd: ROOT,
    env: { ...process.env, ...env },
  })
  // Otherwise whoever ends this process would leave the program behind.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal))
  program.on('exit', status => process.exit(status ?? 1))
}
