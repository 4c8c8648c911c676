// A Varnish with the rules of deploy/varnish, in front of two instances that answer what a test says.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type RunningFront, startVarnish } from '@/e2e/support/varnish'

export const SECRET = 'secret-of-the-front-of-the-tests'
export const KEPT = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400'

export type Asked = { instance: number; url: string; headers: IncomingHttpHeaders }
/** `cut`: where the connection ends; `restAfter`: what all but the first character of the body waits for. */
export type Answer = {
  status?: number
  headers?: OutgoingHttpHeaders
  body?: string
  cut?: 'in the head' | 'in the body'
  restAfter?: Promise<void>
}

export const kept = (body = 'kept', control = KEPT): Answer => ({
  body,
  headers: { 'surrogate-control': control, 'surrogate-key': 'all key-1', 'cache-control': 'public, max-age=0' },
})

export type FrontOfTests = RunningFront

type Reply = (request: Asked) => Answer | Promise<Answer>

/** Starts it. @param reply of its instances, which are always ready */
export async function startFront(reply: Reply): Promise<FrontOfTests> {
  const servers = await Promise.all([0, 1].map((instance) => startInstance(instance, reply)))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  const front = await startVarnish(await freePort(), ports, SECRET)
  const stop = async () => {
    await front.stop()
    for (const server of servers) server.close()
  }
  return { ...front, stop }
}

async function startInstance(instance: number, reply: Reply): Promise<Server> {
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    if (url === '/readyz') return void response.end('ready')
    void (async () => {
      const { status = 200, headers: sent = {}, body = '', cut, restAfter } = await reply({ instance, url, headers })
      if (cut === 'in the head') return void request.socket.destroy()
      response.writeHead(status, { vary: 'rsc, Accept-Encoding', ...sent })
      if (restAfter) {
        response.write(body.slice(0, 1))
        await restAfter
        return void response.end(body.slice(1))
      }
      if (cut === undefined) return void response.end(body)
      response.write(body.slice(0, 1), () => request.socket.destroy())
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
