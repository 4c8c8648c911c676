import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from './support/fixtures.ts'
import { type OwnSite, startOwnSite } from './support/own-site.ts'

test.describe.configure({ timeout: 90_000 })

const NOTICE_MS = 2000

let site: OwnSite

test.beforeAll(async () => {
  test.setTimeout(90_000)
  site = await startOwnSite('draining', { DRAIN_NOTICE_MS: String(NOTICE_MS) })
})
test.afterAll(() => site.stop())

test('a site that is told to end cuts off none of sixty clients, who find their connections closed', async () => {
  const clients = Array.from({ length: 60 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  await Promise.all(clients.map((agent) => visit('/about', agent)))
  const ended = site.terminate()
  const isReady = () => visit('/readyz', new Agent()).then(({ status }) => status === 200)
  await expect.poll(isReady, { intervals: [20] }).toBe(false)

  const answers = clients.map(async (agent, at) => {
    // The last is sent after the notice, on a connection that has been kept.
    await wait((at * (NOTICE_MS + 200)) / clients.length)
    return visit(at % 2 ? '/about' : '/livez', agent)
  })
  expect(await Promise.all(answers)).toEqual(clients.map(() => ({ status: 200, connection: 'close' })))
  expect(await ended).toBe(0)
})

type Answer = { status: number | undefined; connection: string | undefined }

function visit(path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(site.url + path, { agent, headers: { 'sec-fetch-site': 'same-origin' } }, (answer) => {
      const { statusCode: status, headers } = answer
      answer.on('error', reject).on('end', () => resolve({ status, connection: headers.connection }))
      answer.resume()
    })
      .on('error', reject)
      .end()
  })
}
