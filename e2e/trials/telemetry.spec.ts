// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, request as newRequest, test } from '@playwright/test'
import { z } from 'zod'
import { startReceiver } from '../support/otlp-receiver.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'

test.describe.configure({ mode: 'default' })

/** Id of a request whose services fail. */
const FAILING = 'request-that-fails'

const lineSchema = z.object({ level: z.string(), requestId: z.string().optional(), traceId: z.string().optional() })

let receiver: Awaited<ReturnType<typeof startReceiver>>
let site: OwnSite

test.beforeAll(async () => {
  receiver = await startReceiver()
  site = await startOwnSite('telemetry', { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, LOG_LEVEL: 'info' })
})
test.afterAll(async () => {
  await site.stop()
  receiver.stop()
})

test('what a site does arrives at the collector as spans and metrics, at the latest when it ends', async () => {
  const headers = { 'x-request-id': 'request-of-this-test' }
  const page = await fetch(`${site.url}/events?page=2`, { headers })
  expect(page.status).toBe(200)
  await page.text()
  const name = `telemetry-${Date.now()}`
  await (await fetch(`${site.url}/en/${name}`, { redirect: 'manual' })).text()
  // The build makes no page of a video, so that this one is made now.
  await (await fetch(`${site.url}/video/videos/run-tall`)).text()
  for (let visit = 0; visit < 30; visit += 1) await (await fetch(`${site.url}/news`)).text()
  // The log says why this event can't be shown.
  await new Sandbox(await newRequest.newContext(), site.sandboxUrl).fault({ service: 'game', kind: 'failing' })
  await (await fetch(`${site.url}/events/view/1777`, { headers: { 'x-request-id': FAILING } })).text()
  expect(await site.terminate()).toBe(0)

  const request = receiver.spans.find(
    ({ attributes }) => attributes['request.id'] === 'request-of-this-test' && attributes['http.route'],
  )
  expect(request?.attributes).toMatchObject({ 'http.route': '/variants/events', 'http.response.status_code': 200 })
  const calls = receiver.spans.filter(({ name: each }) => each === 'upstream call')
  const own = calls.filter(({ traceId }) => traceId === request?.traceId)
  expect(own.length, 'calls of the request').toBeGreaterThan(0)
  expect(own[0]?.attributes).toMatchObject({
    service: expect.any(String),
    operation: expect.any(String),
    outcome: '2xx',
  })
  expect(receiver.spans.map((span) => span.name)).toContain('page made')

  const routes = receiver.points('http.server.request.duration').map(({ attributes }) => attributes['http.route'])
  for (const route of ['/variants/events', '/news', 'redirect']) expect(routes).toContain(route)
  expect(receiver.points('site.cache.requests').map(({ attributes }) => attributes.result)).toContain('stored')
  for (const gauge of ['process.memory.usage', 'site.event_loop.delay', 'site.requests.underway', 'site.publish.open'])
    expect(receiver.points(gauge), gauge).not.toEqual([])
  // Nothing names an address.
  expect(JSON.stringify(receiver.spans)).not.toContain(name)
})

test('the log names the trace of a request', async () => {
  const lines = site.log().map((line) => lineSchema.parse(JSON.parse(line)))
  const named = lines.filter(({ requestId, level }) => requestId === FAILING && level !== 'info')
  const own = receiver.spans.find(({ attributes }) => attributes['request.id'] === FAILING)
  expect(named.length).toBeGreaterThan(0)
  expect([...new Set(named.map(({ traceId }) => traceId))]).toEqual([own?.traceId])
})
