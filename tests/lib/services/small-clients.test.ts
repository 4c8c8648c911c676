import { beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withRequestId } from '@/lib/core/server/request-id'
import { getArticleCard, listArticleCards } from '@/lib/services/articles/client'
import { getAgentAvailability } from '@/lib/services/chat/client'
import { sendForm } from '@/lib/services/forms/client'
import { itemsPageSchema, listCollectionFilters, listMarketplaceItems } from '@/lib/services/storefront/client'
import { sendContactRequest } from '@/lib/services/support/client'
import { sendEvent, sendSignUp } from '@/lib/services/tracking/client'
import { getTemplate } from '@/lib/services/web/templates'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { stubUpstream } from '../support/upstream'

beforeEach(forgetProcessState)

const message = { name: 'Maya', email: 'maya@example.com', queryType: 'Other', message: 'Hello\nthere' }
const signUp = { email: 'maya@example.com', id: 'footer', timeStamp: '2026-03-01T18:00:00Z' }
const event = { event: 'cta_click', properties: { label: 'Join' }, timeStamp: '2026-03-01T18:00:00Z' }
const ACTION = 'https://forms.cc/a'

const writes = {
  support: () => sendContactRequest(message),
  forms: () => sendForm(ACTION, { email: 'maya@example.com', club: 'a & b' }),
  tracking: () => sendSignUp(signUp),
}

describe.each(Object.entries(writes))('a write to %s', (service, write) => {
  test.each([200, 201, 204])('has succeeded with %i, whatever is said', async (status) => {
    const asked = stubUpstream(() => new Response(status === 204 ? null : '{"a":1}', { status }))
    await expect(write()).resolves.toBeUndefined()
    expect(asked.map(({ method }) => method)).toEqual(['POST'])
    expect(asked[0]?.headers.get('accept')).toBe('application/json')
  })

  test.each([400, 404, 500, 503])('has failed with %i, and is not tried again', async (status) => {
    const asked = stubUpstream(() => Response.json({ why: 'no' }, { status }))
    await expect(withRequestId('request-1', write)).rejects.toMatchObject({
      name: 'UpstreamError',
      service,
      kind: 'status',
      status,
      requestId: 'request-1',
      body: { why: 'no' },
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.get('x-request-id')).toBe('request-1')
  })
})

test('the support desk and forms get what a browser would have sent [CT-024, CT-033]', async () => {
  const asked = stubUpstream(() => new Response(null))
  await writes.support()
  await writes.forms()
  expect(asked.map(({ url }) => url)).toEqual([env.CONTACT_HOOK_URL, ACTION])
  const [desk, form] = await Promise.all(asked.map(async (request) => Object.fromEntries(await request.formData())))
  expect(desk).toEqual({ ...message, message: 'Hello\r\nthere' })
  expect(form).toEqual({ email: 'maya@example.com', club: 'a & b' })
})

test('the tracking service gets sign-ups by their short name, and events [TR-001, TR-002]', async () => {
  const asked = stubUpstream(() => new Response(null))
  await sendSignUp(signUp)
  await expect(sendEvent(event)).resolves.toBeUndefined()
  expect(asked.map(({ url, method }) => [method, url])).toEqual([
    ['POST', `${env.TRACKING_URL}/${env.TRACKING_SHORT_NAME}`],
    ['POST', `${env.TRACKING_URL}/events`],
  ])
  expect(await Promise.all(asked.map((request) => request.json()))).toEqual([signUp, event])
  stubUpstream(() => new Response(null, { status: 400 }))
  await expect(sendEvent(event)).rejects.toMatchObject({ service: 'tracking', status: 400 })
})

test('whether an agent is there is asked of the chat [CT-030]', async () => {
  const asked = stubUpstream(() => Response.json({ available: true, more: 1 }))
  await expect(getAgentAvailability()).resolves.toBe(true)
  expect(asked.map(({ url, method }) => [method, url])).toEqual([['GET', env.CHAT_AVAILABILITY_URL]])
  stubUpstream(() => Response.json({ available: false }))
  await expect(getAgentAvailability()).resolves.toBe(false)
  stubUpstream(() => Response.json({ available: 'yes' }))
  await expect(getAgentAvailability()).rejects.toMatchObject({ service: 'chat', kind: 'schema' })
})

describe('articles', () => {
  const card = { ID: '007', post_date: '2026-03-01T18:00:00Z', post_name: 'a', post_title: 'A', thumbnail_url: 7 }

  test('have numbers, as text or not, and no picture where that is none', async () => {
    stubUpstream(() => Response.json(card))
    await expect(getArticleCard('abc')).resolves.toEqual({
      ...card,
      ID: '7',
      thumbnail_url: undefined,
      content_html: undefined,
    })
    for (const ID of ['7a', 'a7', '', '1'.repeat(16), 7.5]) {
      stubUpstream(() => Response.json({ ...card, ID }))
      await expect(getArticleCard('abc')).rejects.toMatchObject({ service: 'articles', kind: 'schema' })
    }
  })

  test('are asked for by their id, or newest first, and may be missing', async () => {
    const asked = stubUpstream(() => Response.json([{ ...card, ID: 8 }]))
    await listArticleCards({ limit: 5, before: card.post_date })
    await listArticleCards({ limit: 5 })
    const query = (url: string) => Object.fromEntries(new URL(url).searchParams)
    expect(asked.map(({ url }) => query(url))).toEqual([{ limit: '5', before: card.post_date }, { limit: '5' }])
    stubUpstream(() => new Response('', { status: 404 }))
    await expect(getArticleCard('abc')).rejects.toMatchObject({ name: 'NotFoundError', what: 'article abc' })
    await expect(listArticleCards({ limit: 5 })).rejects.toMatchObject({ service: 'articles', status: 404 })
  })
})

describe('the storefront', () => {
  const page = (more: object) => ({ metaobjects: { edges: [], pageInfo: { hasNextPage: false }, ...more } })
  const node = {
    handle: 'a',
    fields: [
      { key: 'title', value: null },
      { key: 'image', reference: { image: { url: 'no address' } } },
    ],
  }

  test('says by its cursor whether there are more items', async () => {
    const more = page({ pageInfo: { hasNextPage: true, endCursor: 'c1' } })
    expect([itemsPageSchema.parse(more).next, itemsPageSchema.parse(page({})).next]).toEqual(['c1', undefined])
    expect(itemsPageSchema.parse(page({ pageInfo: { hasNextPage: false, endCursor: 'c1' } })).next).toBeUndefined()
    const asked = stubUpstream(() => Response.json({ data: page({}) }))
    const context = { country: 'US', language: 'EN' }
    await listMarketplaceItems({ context })
    await listMarketplaceItems({ context, after: 'c1' })
    const bodies = await Promise.all(asked.map((request) => request.json()))
    expect(bodies).toMatchObject([{ variables: { after: null } }, { variables: { after: 'c1' } }])
  })

  test('has items with fields, of which pictures that can’t be read are left out', () => {
    vi.spyOn(log, 'warn').mockReturnValue()
    const edges = [{ node }, { node: { handle: '', fields: [] } }, { node: { handle: 'b', fields: [{}] } }]
    expect(itemsPageSchema.parse(page({ edges })).items).toEqual([
      {
        handle: 'a',
        fields: [
          { key: 'title', value: undefined, reference: undefined },
          { key: 'image', value: undefined, reference: undefined },
        ],
      },
    ])
    const picture = (image: object) =>
      itemsPageSchema.parse(page({ edges: [{ node: { handle: 'a', fields: [{ key: 'i', reference: { image } }] } }] }))
        .items[0]?.fields[0]?.reference?.image
    const url = 'https://media.test/a.jpg'
    expect(picture({ url, altText: null, width: 3 })).toEqual({ url, altText: undefined, width: 3, height: undefined })
    for (const bad of [{ width: 0 }, { height: 1.5 }, { altText: 7 }]) expect(picture({ url, ...bad })).toBeUndefined()
  })

  test('that answers with errors or with nothing is told of as what it said', async () => {
    stubUpstream(() => Response.json({ errors: [{ message: 'Throttled' }], data: null }))
    const failed = listCollectionFilters('a', 'US')
    await expect(failed).rejects.toMatchObject({ service: 'storefront', kind: 'schema', cause: expect.any(Error) })
    stubUpstream(() => new Response('no', { status: 500 }))
    vi.useFakeTimers()
    const failing = listCollectionFilters('a', 'US').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(5000)
    await expect(failing).resolves.toMatchObject({ service: 'storefront', status: 500 })
    vi.useRealTimers()
  })
})

describe('a template', () => {
  test('is HTML of the web pages origin, named within its folder', async () => {
    const asked = stubUpstream(() => new Response('<b>', { headers: { 'content-type': 'text/html; charset=utf-8' } }))
    await expect(getTemplate('a b.html')).resolves.toBe('<b>')
    expect(asked[0]?.url).toBe(`${env.WEB_PAGES_URL}/${env.PRODUCT_SLUG}-web-pages/views/a%20b.html`)
    expect(asked[0]?.headers.get('accept')).toBe('text/html')
  })

  test.each([
    ['missing', 404, 'text/html', { name: 'NotFoundError' }],
    ['refused', 403, 'text/html', { kind: 'status', status: 403 }],
    ['no HTML', 200, 'application/json', { service: 'web', kind: 'schema' }],
  ])('that is %s is none', async (_, status, type, failure) => {
    stubUpstream(() => new Response('{}', { status, headers: { 'content-type': type } }))
    await expect(getTemplate('a.html')).rejects.toMatchObject(failure)
  })

  test('that says nothing of its kind is none', async () => {
    stubUpstream(() => new Response(new Uint8Array([60])))
    await expect(getTemplate('a.html')).rejects.toMatchObject({ kind: 'schema', body: undefined })
  })
})
