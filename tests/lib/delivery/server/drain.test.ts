import { createServer, request as httpRequest, Agent } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { isDraining } from '@/lib/delivery/draining'
import { drain } from '@/lib/delivery/server/drain'

/** A server that answers `/slow` when it is told to. */
async function startServer() {
  const slow: (() => void)[] = []
  const server = createServer((request, response) => {
    if (request.url === '/slow') slow.push(() => response.end('slow'))
    else response.end(isDraining() ? 'draining' : 'ready')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, port, slow }
}

function ask(port: number, path: string, agent: Agent | false = false): Promise<string> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve(text)).on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

test('while it drains, a server says so, answers what is open, and then finishes its work', async () => {
  const { server, port, slow } = await startServer()
  await expect(ask(port, '/')).resolves.toBe('ready')
  const agent = new Agent({ keepAlive: true })
  const open = ask(port, '/slow', agent)
  await expect.poll(() => slow.length).toBe(1)

  const finishWork = vi.fn(async () => undefined)
  const drained = drain(server, { noticeMs: 200, patienceMs: 10_000, finishWork })
  await expect(ask(port, '/')).resolves.toBe('draining')
  await expect.poll(() => ask(port, '/').catch(codeOf)).toBe('ECONNREFUSED')
  expect(finishWork).not.toHaveBeenCalled()
  for (const answer of slow) answer()
  await expect(open).resolves.toBe('slow')
  await drained
  expect(finishWork).toHaveBeenCalledOnce()
  agent.destroy()
})

test('it waits for nobody longer than its patience', async () => {
  const { server, port, slow } = await startServer()
  const open = ask(port, '/slow').catch(codeOf)
  await expect.poll(() => slow.length).toBe(1)
  await drain(server, { noticeMs: 0, patienceMs: 100, finishWork: () => new Promise(() => undefined) })
  await expect(open).resolves.toBe('ECONNRESET')
})
