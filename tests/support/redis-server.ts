import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { onTestFinished } from 'vitest'
import { findFreePort } from '@/scripts/support/ports'
import { temporaryFolder } from './temporary-folder'

/** Starts a Redis server, which ends with the test. */
function start(...options: string[]) {
  const server = spawn('redis-server', [...options, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
  const ended = once(server, 'close')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
  })
  return server
}

/** A Redis server of the test's own with an address, for what reaches it as the site does. */
export async function redisWithAddress() {
  const port = await findFreePort(26_400)
  const server = start('--port', String(port), '--bind', '127.0.0.1', '--dir', temporaryFolder())
  const url = `redis://127.0.0.1:${port}`
  const probe = createClient({ url, socket: { reconnectStrategy: () => 20 } })
  probe.on('error', () => undefined)
  await probe.connect()
  probe.destroy()
  return { server, url }
}

/**
 * A Redis server of the test's own, without a port. `npm test` installs the program; elsewhere it may be missing.
 *
 * @returns a function that connects to it once more
 */
export async function startedRedis() {
  const folder = temporaryFolder()
  const socket = join(folder, 'redis.sock')
  start('--port', '0', '--unixsocket', socket, '--dir', folder)
  return async () => {
    const client = createClient({ socket: { path: socket, reconnectStrategy: () => 20 } })
    client.on('error', () => undefined)
    await client.connect()
    onTestFinished(() => client.destroy())
    return client
  }
}
