import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { upstreamRequest } from '@/lib/core/server/upstream'

const servers = new Set<ReturnType<typeof createServer>>()

/** The real fetch against a server on the loopback; a write, so that nothing waits for a second attempt. */
async function ask(listener: RequestListener, { path = '/', deadlineMs = 4000 } = {}) {
  const server = createServer(listener)
  servers.add(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const url = `http://127.0.0.1:${address.port}${path}`
  return upstreamRequest({ service: url, operation: 'save', url, method: 'PUT', schema: z.unknown(), deadlineMs })
}

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers.clear()
})

test('an answer that breaks off is cut short', async () => {
  const answer = ask((_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"laps":', () => response.destroy())
  })
  await expect(answer).rejects.toMatchObject({ kind: 'cut_short', status: 200 })
})

test('a connection that breaks before the answer is a network error', async () => {
  await expect(ask((request) => request.destroy())).rejects.toMatchObject({ kind: 'network' })
})

test('an answer that trickles is late', async () => {
  const answer = ask((_, response) => void response.write('{"laps":'), { deadlineMs: 40 })
  await expect(answer).rejects.toMatchObject({ kind: 'timeout' })
})

test('an answer over 5 MiB is given up while it comes in', async () => {
  const part = Buffer.alloc(1024 * 1024, ' ')
  let sent = 0
  const answer = ask((_, response) => {
    const more = () => {
      if (!response.destroyed && (sent += 1) < 200) response.write(part, more)
    }
    more()
  })
  await expect(answer).rejects.toMatchObject({ kind: 'too_large' })
  expect(sent).toBeLessThan(200)
})

test('an answer of 5 MiB is not too large', async () => {
  const text = JSON.stringify('x'.repeat(5 * 1024 * 1024 - 2))
  await expect(ask((_, response) => void response.end(text))).resolves.toHaveLength(5 * 1024 * 1024 - 2)
})

test('a redirect is not followed', async () => {
  const paths: (string | undefined)[] = []
  const answer = ask((request, response) => {
    paths.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await expect(answer).rejects.toMatchObject({ kind: 'status', status: 307 })
  expect(paths).toEqual(['/'])
})
