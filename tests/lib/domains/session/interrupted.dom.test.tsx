import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { interrupted } from '@/lib/domains/session/interrupted'
import { ownApi, problemAnswer } from '../../support/own-api'
import { sessionAnswer, SITE } from '../../support/session'

const KEY = 'order'
const HALF_AN_HOUR_MS = 30 * 60_000
const order = interrupted(KEY, z.object({ bikes: z.int() }))

let signedIn: string | undefined
let left: string[]

beforeEach(() => {
  sessionStorage.clear()
  left = []
  signedIn = 'maya'
  ownApi(
    http.get('/api/session', () =>
      signedIn === undefined
        ? problemAnswer('not_signed_in', 401)
        : Response.json({ ...sessionAnswer, playerId: signedIn }),
    ),
  )
  vi.spyOn(history, 'replaceState').mockReturnValue()
  openPage('/shop?x=1#bikes')
  document.documentElement.dataset.playerId = 'maya'
})

/** A new document, which knows nobody yet. */
function openPage(path: string): void {
  delete document.documentElement.dataset.playerId
  vi.stubGlobal('location', Object.assign(new URL(path, SITE), { assign: (to: string) => left.push(to) }))
}

/** Where the sign-in that was left for leads back to. */
const wayBack = () => new URL(left.at(-1) ?? '', SITE).searchParams.get('returnTo') ?? ''

/** What the page goes on with. */
async function resumed(isHere?: (details: { bikes: number }) => boolean): Promise<unknown[]> {
  const seen: unknown[] = []
  order.resume((details) => seen.push(details), isHere)
  await new Promise((resolve) => setTimeout(resolve, 20))
  return seen
}

test('what was pressed for goes on once, at the place that was left, for its player', async () => {
  order.signInFor({ bikes: 2 })
  expect(left).toEqual([expect.stringMatching(/^\/login\?returnTo=/)])
  expect(wayBack()).toMatch(/^\/shop\?x=1#[\w-]{36}$/)
  openPage(wayBack())
  expect(await resumed()).toEqual([{ bikes: 2 }])
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(history.state, '', '/shop?x=1')
  expect(await resumed()).toEqual([])
})

test('another player who signs in finds nothing done, and neither does the first one later', async () => {
  order.signInFor({ bikes: 2 })
  openPage(wayBack())
  signedIn = 'tomas'
  expect(await resumed()).toEqual([])
  openPage(wayBack())
  signedIn = 'maya'
  expect(await resumed()).toEqual([])
})

test.each(['/shop', '/shop?x=1#bikes', '/shop#00000000-0000-4000-8000-000000000000'])(
  'who gives up at the sign-in, and comes by at %s, finds nothing done, then or later',
  async (path) => {
    order.signInFor({ bikes: 2 })
    const back = wayBack()
    openPage(path)
    expect(await resumed()).toEqual([])
    openPage(back)
    expect(await resumed()).toEqual([])
  },
)

test('the last press counts; the way back of the one before it leads to nothing', async () => {
  order.signInFor({ bikes: 2 })
  const first = wayBack()
  order.signInFor({ bikes: 3 })
  openPage(wayBack())
  expect(await resumed()).toEqual([{ bikes: 3 }])
  order.signInFor({ bikes: 4 })
  openPage(first)
  expect(await resumed()).toEqual([])
})

test('half an hour later it is what nobody expects any more', async () => {
  order.signInFor({ bikes: 2 })
  openPage(wayBack())
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + HALF_AN_HOUR_MS + 1000)
  expect(await resumed()).toEqual([])
})

test('another part of the page leaves it alone', async () => {
  order.signInFor({ bikes: 2 })
  openPage(wayBack())
  expect(await resumed(({ bikes }) => bikes === 3)).toEqual([])
  expect(await resumed(({ bikes }) => bikes === 2)).toEqual([{ bikes: 2 }])
})

test('who is signed in cannot be told: nothing is done', async () => {
  order.signInFor({ bikes: 2 })
  openPage(wayBack())
  signedIn = undefined
  expect(await resumed()).toEqual([])
})

test('a page that knows no player leads through sign-in, and that is all', async () => {
  openPage('/shop#bikes')
  order.signInFor({ bikes: 2 })
  expect(wayBack()).toBe('/shop#bikes')
  expect(sessionStorage).toHaveLength(0)
})

test('so does a browser that keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  order.signInFor({ bikes: 2 })
  expect(wayBack()).toBe('/shop?x=1#bikes')
})

test.each([
  ['other details', { details: { bikes: 'two' } }],
  ['no details', { details: undefined }],
  ['no mark', { mark: undefined }],
  ['no player', { by: undefined }],
])('what says %s is nothing to go on with', async (_, change) => {
  order.signInFor({ bikes: 2 })
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '')
  sessionStorage.setItem(KEY, JSON.stringify(Object.assign({}, kept, change)))
  openPage(wayBack())
  expect(await resumed()).toEqual([])
})
