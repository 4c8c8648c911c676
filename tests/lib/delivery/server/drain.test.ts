import { Agent, createServer, type IncomingMessage, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { isDraining } from '@/lib/delivery/draining'
import { drainable } from '@/lib/delivery/server/drain'
import { listen } from '@/lib/delivery/server/listening'

/** A server that answers `/slow` when it is told to. */
async function startServer() {
  const slow: (() => void)[] = []
  const server = createServer((request, response) => {
    if (request.url === '/slow') slow.push(() => response.end('slow'))
    else response.end(isDraining() ? 'draining' : 'ready')
  })
  const drainServer = drainable(server)
  const { port, stop } = await listen(server, { port: 0, host: '127.0.0.1' })
  const drain = (draining: Omit<Parameters<typeof drainServer>[0], 'stopListening'>) =>
    drainServer({ ...draining, stopListening: stop })
  return { drain, port, slow }
}

type Answer = { text: string; connection: string | undefined }

function ask(port: number, path: string, agent: Agent | false = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, agent }, (answer: IncomingMessage) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ text, connection: answer.headers.connection })).on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
const nothingLeft = async () => undefined

test('while it drains, a server says so, answers what is open, and then finishes its work', async () => {
  const { drain, port, slow } = await startServer()
  await expect(ask(port, '/')).resolves.toMatchObject({ text: 'ready' })
  const agent = new Agent({ keepAlive: true })
  const open = ask(port, '/slow', agent)
  await expect.poll(() => slow.length).toBe(1)

  const finishWork = vi.fn(async () => undefined)
  const drained = drain({ noticeMs: 200, patienceMs: 10_000, finishWork })
  await expect(ask(port, '/', new Agent({ keepAlive: true }))).resolves.toEqual({
    text: 'draining',
    connection: 'close',
  })
  await expect.poll(() => ask(port, '/').catch(codeOf)).toBe('ECONNREFUSED')
  expect(finishWork).not.toHaveBeenCalled()
  for (const answer of slow) answer()
  await expect(open).resolves.toEqual({ text: 'slow', connection: 'close' })
  await drained
  expect(finishWork).toHaveBeenCalledOnce()
  agent.destroy()
})

test('of sixty clients that keep their connections none is cut off, also after the notice', async () => {
  const { drain, port } = await startServer()
  const clients = Array.from({ length: 60 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  await Promise.all(clients.map((agent) => ask(port, '/', agent)))

  const drained = drain({ noticeMs: 500, patienceMs: 10_000, finishWork: nothingLeft })
  const answers = clients.map(async (agent, at) => {
    await wait(at * 14)
    return ask(port, '/', agent).catch(codeOf)
  })
  expect(await Promise.all(answers)).toEqual(clients.map(() => ({ text: 'draining', connection: 'close' })))
  await drained
})

test('a request that is on its way when the notice ends is answered', async () => {
  const { drain, port } = await startServer()
  const socket = connect(port, '127.0.0.1')
  const received: string[] = []
  socket.setEncoding('utf8').on('data', (part: string) => received.push(part))
  socket.write('GET / HTTP/1.1\r\n')
  const drained = drain({ noticeMs: 200, patienceMs: 10_000, finishWork: nothingLeft })
  for (const part of ['host: a', 'site.test\r\n', 'accept: */*\r\n', '\r\n']) {
    await wait(90)
    socket.write(part)
  }
  await drained
  await expect.poll(() => received.join('')).toMatch(/^HTTP\/1\.1 200 .*draining/s)
})

test('connections that nobody uses end soon after the notice, and at once where there is none', async () => {
  for (const noticeMs of [0, 100]) {
    const { drain, port } = await startServer()
    const closed = vi.fn()
    connect(port, '127.0.0.1').on('close', closed)
    await ask(port, '/', new Agent({ keepAlive: true }))
    const begun = performance.now()
    await drain({ noticeMs, patienceMs: 10_000, finishWork: nothingLeft })
    expect(performance.now() - begun).toBeLessThan(5000)
    await expect.poll(() => closed.mock.calls.length).toBe(1)
  }
})

test('it waits for nobody longer than its patience', async () => {
  const { drain, port, slow } = await startServer()
  const open = ask(port, '/slow').catch(codeOf)
  await expect.poll(() => slow.length).toBe(1)
  await drain({ noticeMs: 0, patienceMs: 100, finishWork: () => new Promise(() => undefined) })
  await expect(open).resolves.toBe('ECONNRESET')
})
