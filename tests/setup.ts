import { AsyncLocalStorage } from 'node:async_hooks'
import { rmSync } from 'node:fs'
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
  Object.assign(globalThis, { [OWN_SERVERS_ONLY]: true })
  globalThis.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    const isOwnServer = ['127.0.0.1', 'localhost'].includes(address.hostname) && Number(address.port) >= 1024
    if (isOwnServer) return real(input, init)
    throw new Error(`a unit test asked the network for ${address.href}`)
  }
}
