// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, test } from '@playwright/test'
import { rawRequest } from './support/raw-request.ts'
import { sealedSession } from './support/sealed-session.ts'
import { noteAnswer } from './support/security-matrix.ts'

test.describe.configure({ mode: 'default' })

/**
 * Pictures that anybody may request, including other sites. Add new ones here, so that they are tested like the others.
 */
const pictures = [
  { path: '/api/pictures/events/1001/en', of: (id: string) => `/api/pictures/events/${id}/en` },
  { path: '/api/pictures/news/1401/en', of: (id: string) => `/api/pictures/news/${id}/en` },
  {
    path: '/api/pictures/campaigns/tour-of-summits/en',
    of: (id: string) => `/api/pictures/campaigns/${id}/en`,
  },
  { path: '/api/pictures/plans/en', of: (id: string) => `/api/pictures/plans/${id}` },
  { path: '/api/pictures/site/en', of: (id: string) => `/api/pictures/site/${id}` },
  { path: '/api/pictures/fundraisers/1001/7001/en', of: (id: string) => `/api/pictures/fundraisers/1001/${id}/en` },
]

const madeUp = [
  ['a word', 'seven'],
  ['no number', '0x10'],
  ['one that nobody has', '99999999'],
  ['one with more digits than any', '9'.repeat(300)],
  ['markup', '%3Csvg%20onload=alert(1)%3E'],
  ['a way up', '..%2F..%2Fsession'],
  ['NUL', '%00'],
] as const

for (const { path, of } of pictures) {
  test(`GET ${path} is for everybody the same, and hands out no session`, async () => {
    const visitor = await rawRequest(path)
    noteAnswer(`GET ${path}`, 'no session', visitor.status)
    expect(visitor.status).toBe(200)
    expect(visitor.headers['content-type']).toBe('image/png')
    expect(visitor.headers['x-content-type-options']).toBe('nosniff')
    const cookie = `session=${await sealedSession()}; signed_in=1`
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    for (const [name, headers] of [
      ['a player', { cookie }],
      ['a garbage session', { cookie: 'session=garbage; signed_in=1' }],
      ['another site', foreign],
    ] as const) {
      const answer = await rawRequest(path, { headers })
      noteAnswer(`GET ${path}`, name, answer.status)
      expect([name, answer.status, answer.headers.etag]).toEqual([name, 200, visitor.headers.etag])
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test(`GET ${path} makes nothing of ids that are none, and no address of them`, async () => {
    for (const [name, id] of madeUp) {
      const answer = await rawRequest(of(id))
      noteAnswer(`GET ${path}`, `id: ${name}`, answer.status)
      expect([400, 404], name).toContain(answer.status)
      expect(answer.headers['cache-control']).toContain('no-store')
      expect(answer.body).not.toMatch(/\bat \S+:\d+|onload/)
    }
  })

  test(`${path} takes no writes`, async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await rawRequest(path, { method })
      noteAnswer(`${method} ${path}`, 'no session', answer.status)
      expect([method, answer.status]).toEqual([method, 405])
    }
  })
}
