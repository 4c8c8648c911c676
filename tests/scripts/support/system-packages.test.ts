import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chromiumPlaces } from '@/scripts/support/chromium'
import { headlessShell, here, howToInstall, redisServer, stepFor, varnish } from '@/scripts/support/system-packages'
import { temporaryFolder } from '../../support/temporary-folder'

const debian = { manager: 'apt-get', isRoot: true, isCI: false, canAsk: false } as const
const fedora = { ...debian, manager: 'dnf' } as const
const macOs = { ...debian, manager: 'brew', isRoot: false } as const
const windows = { ...debian, manager: undefined, isRoot: false }

describe('a program that is missing', () => {
  test('is installed in CI and where nobody is at a terminal, as root of a Debian', () => {
    expect(stepFor(redisServer, { ...debian, isCI: true, canAsk: true })).toBe('install')
    expect(stepFor(redisServer, debian)).toBe('install')
  })

  test('is not installed before somebody who is at a terminal agrees', () => {
    expect(stepFor(redisServer, { ...debian, canAsk: true })).toBe('ask')
  })

  test.each([
    ['without root', { ...debian, isRoot: false }],
    ['on Fedora', fedora],
    ['on macOS', macOs],
    ['on Windows', windows],
  ])('is told of, and not installed, %s', (_, machine) => {
    expect(stepFor(redisServer, { ...machine, isCI: true, canAsk: true })).toBe('tell')
    expect(stepFor(redisServer, machine)).toBe('tell')
  })
})

test.each([
  ['Debian as root', redisServer, debian, 'Install Redis with `apt-get install redis-server`.'],
  [
    'Debian',
    varnish,
    { ...debian, isRoot: false },
    'Install Varnish with `sudo apt-get install varnish varnish-modules`.',
  ],
  ['Fedora', redisServer, { ...fedora, isRoot: false }, 'Install Redis with `sudo dnf install valkey-compat-redis`.'],
  ['macOS', redisServer, macOs, 'Install Redis with `brew install redis`.'],
])('on %s the sentence is a command that can be copied', (_, program, machine, sentence) => {
  expect(howToInstall(program, machine)).toBe(sentence)
})

test.each([
  ['Windows', redisServer, windows],
  ['macOS, which has no modules of Varnish', varnish, macOs],
  ['Fedora, where Playwright’s is used', headlessShell, fedora],
])('without packages, the sentence says where there is the program: %s', (_, program, machine) => {
  expect(howToInstall(program, machine)).toMatch(/can be installed where there are packages of it .* dev container\.$/)
})

test('the first package manager in PATH counts, and CI is told by its variable', () => {
  const [empty, full] = [temporaryFolder(), temporaryFolder()]
  mkdirSync(full, { recursive: true })
  writeFileSync(join(full, 'brew'), '')
  expect(here({ PATH: [empty, full].join(delimiter), CI: '1' })).toMatchObject({ manager: 'brew', isCI: true })
  expect(here({ PATH: empty })).toMatchObject({ manager: undefined, isCI: false })
})

test('the browser that CHROMIUM_PATH names comes first, Playwright’s own last', () => {
  const places = (named: string | undefined, platform: NodeJS.Platform) => chromiumPlaces(named, platform, '/own')
  expect(places('/named', 'linux')).toEqual([
    '/named',
    '/usr/bin/chromium-headless-shell',
    ...places('', 'linux').slice(1),
  ])
  expect(places(undefined, 'darwin')[0]).toMatch(/^\/Applications\//)
  expect(places(undefined, 'win32')).toEqual(['/own'])
})
