import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './temporary-folder'

/**
 * A Redis server of the test's own, without a port. `npm test` installs the program; elsewhere it may be missing.
 *
 * @returns a function that connects to it once more
 */
export async function startedRedis() {
  const folder = temporaryFolder()
  const socket = join(folder, 'redis.sock')
  const options = ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no', '--dir', folder]
  const server = spawn('redis-server', options, { stdio: 'ignore' })
  const ended = once(server, 'close')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
  })
  return async () => {
    const client = createClient({ socket: { path: socket, reconnectStrategy: () => 20 } })
    client.on('error', () => undefined)
    await client.connect()
    onTestFinished(() => client.destroy())
    return client
  }
}
