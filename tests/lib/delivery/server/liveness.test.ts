import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { serveLiveness } from '@/lib/delivery/server/liveness'

async function ask(path: string, method = 'GET') {
  const server = createServer((request, response) => {
    if (!serveLiveness(request, response)) response.writeHead(418).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
  const { status } = answer
  const text = await answer.text()
  server.close()
  return { status, text, keeping: answer.headers.get('cache-control') }
}

test.each(['/livez', '/livez?from=balancer'])('%s says that the process lives, and nobody keeps that', async (path) => {
  expect(await ask(path)).toEqual({ status: 200, text: '{"status":"ok"}', keeping: 'no-store' })
})

test('a probe that wants no body gets none', async () => {
  expect(await ask('/livez', 'HEAD')).toMatchObject({ status: 200, text: '' })
})

test.each([
  ['/livez', 'POST'],
  ['/livez/x', 'GET'],
  ['/livezx', 'GET'],
  ['/de/livez', 'GET'],
  ['/readyz', 'GET'],
])('%s by %s is somebody else’s to answer', async (path, method) => {
  expect((await ask(path, method)).status).toBe(418)
})
