// usage: node scripts/run.mjs PROGRAM [ARGUMENTS]
// Installs the packages of the lock file (except to serve a build), then runs the program of this name on the project's
// own Node.
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { install, requireInstalled } from './install.mjs'
import { projectNode } from './project-node.mjs'

const [program = 'start', ...args] = process.argv.slice(2)

try {
  if (program === 'serve') requireInstalled()
  else await install()
  const node = projectNode()
  if ('problem' in node) throw new Error(node.problem)
  run(node.path)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {string} node */
function run(node) {
  const root = join(import.meta.dirname, '..')
  const path = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(delimiter)
  const child = spawn(node, [join(import.meta.dirname, `${program}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: 'inherit',
  })
  // The terminal sends Ctrl-C to both processes; this one waits until the program has ended everything. On Windows the
  // console tells both of whatever there is to tell, and to send a signal to a program is to end it at once.
  const pass = process.platform === 'win32' ? () => undefined : child.kill.bind(child)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal))
  child.on('error', ({ message }) => {
    console.error(`The project’s Node can’t be started: ${message}.`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}
