import { AsyncLocalStorage } from 'node:async_hooks'
import { rmSync } from 'node:fs'
import { afterAll, vi } from 'vitest'
import { unitBuildPrefix } from './unit-builds.ts'

// What the site stores while a file tests it is gone before the next file, and never in a developer's own build.
process.env.NEXT_DIST_DIR = `${unitBuildPrefix(process.ppid)}${process.pid}`
rmSync(process.env.NEXT_DIST_DIR, { recursive: true, force: true })

// As Next's server does before it loads anything else: what is loaded without it never works in this worker.
Object.assign(globalThis, { AsyncLocalStorage })

// Only servers that a test itself started may be asked; all else must be handed in, stubbed or answered by msw, which
// comes before this. Files that share a worker share its `fetch`.
const OWN_SERVERS_ONLY = Symbol.for('fetch asks own servers only')

if (!(OWN_SERVERS_ONLY in globalThis)) {
  const real = globalThis.fetch
  const ownServersOnly: typeof fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    const isOwnServer = ['127.0.0.1', 'localhost'].includes(address.hostname) && Number(address.port) >= 1024
    if (isOwnServer) return real(input, init)
    throw new Error(`a unit test asked the network for ${address.href}`)
  }
  Object.assign(globalThis, { [OWN_SERVERS_ONLY]: ownServersOnly, fetch: ownServersOnly })
}

// Vitest takes back what the last test of a file has replaced before the next test, which comes after the next file's
// `beforeAll`: a server that is started there would be waited for by a replaced `fetch`, or a clock that stands still.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
if (vi.isFakeTimers() || globalThis.fetch !== Reflect.get(globalThis, OWN_SERVERS_ONLY))
  throw new Error('a test file before this one has left its clock or its `fetch` behind')
