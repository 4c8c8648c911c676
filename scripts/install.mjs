// This file runs on any Node from 20.19 on, and before anything is installed, so it is plain JavaScript without
// packages.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withProgress } from './progress.mjs'
import { machineProblem } from './project-node.mjs'

const root = join(import.meta.dirname, '..')

/**
 * One sentence if this Node can't run the project's programs, otherwise undefined.
 *
 * @param {string} version as `process.versions.node`
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return undefined
  return `This needs Node 20.19 or newer, and here is ${version}: install a newer one and run the command again.`
}

/**
 * Whether the installed packages differ from the lock file. Packages for other platforms may be missing.
 *
 * @param {string} lock text of package-lock.json
 * @param {string | undefined} installed text of npm's own record, node_modules/.package-lock.json
 * @param {{ servesOnly?: boolean }} [options] to serve a build, development packages may be missing (`npm ci
 * --omit=dev`)
 */
export function isStale(lock, installed, { servesOnly = false } = {}) {
  if (installed === undefined) return true
  const present = JSON.parse(installed).packages
  return Object.entries(JSON.parse(lock).packages).some(([path, wanted]) => {
    if (path === '' || (servesOnly && wanted.dev)) return false
    const found = present[path]
    if (!found) return !wanted.optional
    return found.version !== wanted.version || found.integrity !== wanted.integrity
  })
}

/** Installs the packages of the lock file if they are missing or outdated. Throws an error of one sentence. */
export async function install() {
  const problem = nodeProblem(process.versions.node) ?? machineProblem()
  if (problem) throw new Error(problem)
  if (!isStale(...locks())) return
  const locked = lockedNode(process.platform, process.execPath)
  if (locked) throw new Error(locked)
  await withProgress('Installing packages', npmCi())
}

/**
 * One sentence if npm can't replace the packages because this program runs on one of them: Windows removes no program
 * that is running. Otherwise undefined.
 *
 * @param {string} platform
 * @param {string} execPath the running Node
 */
export function lockedNode(platform, execPath) {
  if (platform !== 'win32' || !execPath.split(/[\\/]/).includes('node_modules')) return undefined
  return 'The packages have changed, and Windows can’t replace the Node that runs this: run `npm ci`, and then the command again.'
}

/** For programs that serve visitors, which install nothing. Throws an error of one sentence if packages are missing. */
export function requireInstalled() {
  if (isStale(...locks(), { servesOnly: true }))
    throw new Error('The packages are missing or stale: install them with `npm ci --omit=dev`.')
}

/** @returns {[string, string | undefined]} the lock file's text, and npm's record of the installed packages */
function locks() {
  const record = join(root, 'node_modules', '.package-lock.json')
  const installed = existsSync(record) ? readFileSync(record, 'utf8') : undefined
  return [readFileSync(join(root, 'package-lock.json'), 'utf8'), installed]
}

/**
 * How npm installs what the lock file names. On Windows it is a batch file, which only a shell runs.
 *
 * @param {string} platform
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(platform) {
  // Without the last one, a command that was started as `npm run … --dry-run` would install nothing and then miss it: npm
  // hands its options on in the environment.
  const args = ['ci', '--no-audit', '--no-fund', '--no-dry-run']
  // Node warns of arguments beside a shell, which reads them once more.
  if (platform === 'win32') return { command: ['npm', ...args].join(' '), args: [], shell: true }
  return { command: 'npm', args, shell: false }
}

/** @returns {Promise<void>} */
function npmCi() {
  // npm removes node_modules first, so it must not run on the Node in that folder, which scripts have first in their
  // path.
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'))
  const env = { ...process.env, PATH: path.join(delimiter) }
  return new Promise((resolve, reject) => {
    const { command, args, shell } = npmCommand(process.platform)
    const npm = spawn(command, args, { cwd: root, env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    npm.stdout.on('data', (text) => (output += text))
    npm.stderr.on('data', (text) => (output += text))
    npm.on('error', () =>
      reject(new Error('The packages could not be installed: npm is missing; install it with Node.')),
    )
    npm.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${output}\n${reasonOf(output)}`))))
  })
}

/** @param {string} output */
function reasonOf(output) {
  if (output.includes('ENOSPC')) return 'The packages could not be installed: the disk is full.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output)) {
    return 'The packages could not be installed: the package registry does not answer.'
  }
  return 'The packages could not be installed: npm says why above.'
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
