import { createServer, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort, findFreeDistance, requireFreePort, takenPort } from '../../../scripts/support/ports'

test('says in one sentence which port is taken and how to choose another', () => {
  expect(takenPort('PORT', 3000)).toBe(
    'Port 3000 is taken by another program: choose another with PORT=3001 npm start.',
  )
})

test('notices a program that listens on the port', async () => {
  const server = createServer()
  const port = await listen(server)
  onTestFinished(() => void server.close())

  await expect(requireFreePort('SANDBOX_PORT', port)).rejects.toThrow(`SANDBOX_PORT=${port + 1}`)
})

test('lets a free port pass', async () => {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))

  await expect(requireFreePort('PORT', port)).resolves.toBeUndefined()
})

test('passes over a port that is taken', async () => {
  const server = createServer()
  const port = await listen(server)
  onTestFinished(() => void server.close())

  expect(await findFreePort(port)).toBeGreaterThan(port)
})

test('who listens on one of two ports has both', async () => {
  const server = createServer()
  const port = await listen(server)
  onTestFinished(() => void server.close())

  expect(await findFreeDistance(port - 1_000, port)).toBeGreaterThan(0)
})

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
