import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { ask, type Given, requestOf } from '@/scripts/support/contracts/ask.ts'
import type { Operation } from '@/scripts/support/contracts/operations.ts'
import { listen } from '../../../sandbox/harness.ts'
import { operationOf } from './operation-of.ts'

const base = 'https://service.example/base/'

const exampleOf = (operation: Operation, name: string) => operation.examples.find((example) => example.name === name)

/** A body that is sent as text. */
const textOf = (body: unknown) => (typeof body === 'string' ? body : '')

/** The address of a request, without what comes before its path. */
const addressOf = (operation: Operation, parameters: Given, name = 'found') =>
  requestOf(operation, { base, parameters, example: exampleOf(operation, name) }).url.replace(base, '/')

describe('the request of an example', () => {
  test('has its parameters in the path, the query and the headers, and its body', () => {
    const request = requestOf(operationOf('fundraising', 'createProject'), { base })
    expect(request).toMatchObject({
      url: 'https://service.example/base/gruppetto-web-pages/givengain/projects',
      method: 'POST',
      body: JSON.stringify({ campaign_id: 2001, fundraiser_id: 7002, event_id: 1001, skip_notification: true }),
    })
    expect(Object.fromEntries(request.headers)).toMatchObject({
      'x-source': 'gruppetto-web',
      'content-type': 'application/json',
    })
    expect(addressOf(operationOf('game', 'listSubscriptionPlans'), {})).toBe(
      '/billing/plan?includeAnnual=true&countryCode=DE',
    )
  })

  test('goes to the address itself where the path is a slash', () => {
    expect(requestOf(operationOf('chat', 'getAgentAvailability'), { base }).url).toBe('https://service.example/base')
  })

  test('is a form where the contract says so', () => {
    const { body, headers } = requestOf(operationOf('support', 'sendContactRequest'), { base })
    expect(body instanceof FormData && body.get('email')).toBe('maya@example.test')
    // Its boundary is made when it is sent.
    expect(headers.has('content-type')).toBe(false)
  })

  test('carries the token where the call needs one, and in no other case', () => {
    const profile = operationOf('game', 'getProfile')
    const tokenOf = (operation: Operation, name: string) =>
      requestOf(operation, { base, token: 'a-token', example: exampleOf(operation, name) }).headers.get('authorization')
    expect(tokenOf(profile, 'found')).toBe('Bearer a-token')
    expect(tokenOf(profile, 'withoutToken')).toBeNull()
    expect(tokenOf(operationOf('game', 'getPublicEvent'), 'found')).toBeNull()
  })
})

describe('a value of the caller', () => {
  const event = operationOf('game', 'getPublicEvent')

  test('replaces that of the example, the more exactly it is named the more it counts', () => {
    expect(addressOf(event, { id: '7' })).toBe('/public/events/7')
    expect(addressOf(event, { id: '7', 'getPublicEvent.id': '8' })).toBe('/public/events/8')
    expect(addressOf(event, { id: '7', 'getPublicEvent.found.id': '9' })).toBe('/public/events/9')
    expect(addressOf(event, { eventSecret: 'a b' })).toBe('/public/events/1001?eventSecret=a+b')
  })

  test('leaves what a refusal is for, unless it names that', () => {
    expect(addressOf(event, { id: '7' }, 'missing')).toBe('/public/events/999999999')
    expect(addressOf(event, { 'getPublicEvent.missing.id': '9' }, 'missing')).toBe('/public/events/9')
  })

  test('asks no other question: a list is of a fundraiser or of an event', () => {
    const projects = operationOf('fundraising', 'listProjects')
    const given = { event_id: '5', fundraiser_id: '6' }
    expect(addressOf(projects, given, 'ofEvent')).toMatch(/projects\?event_id=5$/)
    expect(addressOf(projects, given, 'ofFundraiser')).toMatch(/projects\?fundraiser_id=6$/)
  })

  test('is no way out of the path', () => {
    expect(addressOf(event, { id: '../../admin?x=' })).toBe('/public/events/..%2F..%2Fadmin%3Fx%3D')
  })

  test('can be a field of the body', () => {
    const purchase = operationOf('subscription', 'createSubscription')
    const parameters = { 'createSubscription.profileId': '503', 'createSubscription.couponCode': '"WINTER20"' }
    expect(JSON.parse(textOf(requestOf(purchase, { base, parameters }).body))).toMatchObject({
      profileId: 503,
      couponCode: 'WINTER20',
    })
  })

  test('can be a field that the example of the body leaves out', () => {
    const parameters = { 'saveProfile.firstName': 'Mia', 'saveProfile.ftp': '250' }
    const { body } = requestOf(operationOf('game', 'saveProfile'), { base, parameters })
    expect(JSON.parse(textOf(body))).toMatchObject({ firstName: 'Mia', ftp: 250 })
  })
})

describe('an answer', () => {
  async function asked(answer: () => Response | Promise<Response>, deadline?: number) {
    const app = new Hono()
    app.all('*', answer)
    const { url, close } = await listen(app)
    const result = await ask(operationOf('game', 'getProfile'), { base: url, token: 'a-token', deadline })
    await close()
    return result
  }

  test('is its status, its media type and its text', async () => {
    expect(
      await asked(() =>
        Response.json({ a: 1 }, { status: 203, headers: { 'content-type': 'Application/JSON; charset=utf-8' } }),
      ),
    ).toMatchObject({
      status: 203,
      mediaType: 'application/json',
      text: '{"a":1}',
    })
  })

  test('that leads elsewhere is not followed: the token is for this service', async () => {
    const answer = await asked(() => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:1/' } }))
    expect(answer).toMatchObject({ status: 302 })
  })

  test('that is too long, too late or not there is a problem', async () => {
    expect(await asked(() => new Response('x'.repeat(5 * 1024 * 1024 + 1)))).toEqual({
      problem: 'an answer of more than 5 MiB',
    })
    expect(await asked(() => new Promise(() => {}), 50)).toEqual({ problem: 'no answer within 50 ms' })
    const { url, close } = await listen(new Hono())
    await close()
    const nowhere = await ask(operationOf('game', 'getProfile'), { base: url, token: 'a-token' })
    expect(nowhere).toEqual({ problem: 'no answer: nothing listens there' })
  })
})
