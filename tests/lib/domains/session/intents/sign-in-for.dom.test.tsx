import { act, renderHook } from '@testing-library/react'
import { http } from 'msw/http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { knownPlayer } from '@/lib/domains/session/api'
import { signInFor, signInOnceFor } from '@/lib/domains/session/intents/sign-in-for'
import { useIntent } from '@/lib/domains/session/intents/use-intent'
import { playersTab } from '../../../../support/players-tab'
import { ownApi, problemAnswer } from '../../../support/own-api'
import { sessionAnswer } from '../../../support/session'

const player = sessionAnswer.playerId
const start = { eventId: '7', subgroupId: '70' }
const order = { priceId: 'price-us-year', minor: 17_999, currency: 'USD', locale: 'en' }
const startSchema = z.object({ eventId: z.string(), subgroupId: z.string() })
const orderSchema = z.object({ priceId: z.string(), minor: z.int(), currency: z.string(), locale: z.string() })

let signedIn: string | undefined
let tab: ReturnType<typeof playersTab>
let ran: unknown[]

beforeEach(() => {
  ;[signedIn, ran] = [player, []]
  ownApi(
    http.get('/api/session', () =>
      signedIn === undefined
        ? problemAnswer('not_signed_in', 401)
        : Response.json({ ...sessionAnswer, playerId: signedIn }),
    ),
  )
  tab = playersTab('/plans?x=1#annual')
})

/** A part of the page that joins starts. */
const useJoin = () => useIntent('event_sign_up', (details) => ran.push(details), { schema: startSchema })

/** A part of the page that leads to the payment. */
const usePay = () => useIntent('checkout', (details) => ran.push(details), { schema: orderSchema })

/** Waits until it is known who is signed in, or that nobody can tell; the page has gone on by then, as it asked first. */
const answered = () => act(() => knownPlayer().catch(() => undefined))

describe('what a player asked for when the session had ended', () => {
  test('leads through sign-in to the same place, and runs there for that player', async () => {
    signInFor('event_sign_up', start)
    expect(tab.left).toEqual(['/login?returnTo=%2Fplans%3Fx%3D1%23annual'])
    tab.signIn()
    renderHook(useJoin)
    expect(ran).toEqual([])
    await answered()
    expect(ran).toEqual([start])
    expect(history.replaceState).not.toHaveBeenCalled()
  })

  test('runs for nobody else, and is gone', async () => {
    signInFor('event_sign_up', start)
    tab.signIn()
    signedIn = 'tomas'
    renderHook(useJoin)
    await answered()
    expect(ran).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  test('runs for nobody where it can’t be told who is signed in', async () => {
    signInFor('event_sign_up', start)
    tab.signIn()
    signedIn = undefined
    renderHook(useJoin)
    await answered()
    expect(ran).toEqual([])
  })

  test('runs with what the part knows by the time that the player is known', async () => {
    signInFor('event_sign_up', start)
    tab.signIn()
    const { rerender } = renderHook(
      ({ word }) => useIntent('event_sign_up', () => ran.push(word), { schema: startSchema }),
      { initialProps: { word: 'first' } },
    )
    rerender({ word: 'latest' })
    await answered()
    expect(ran).toEqual(['latest'])
  })
})

describe('what is for one sign-in', () => {
  test('runs once, where that sign-in leads back to, and leaves no trace in the address', async () => {
    signInOnceFor('checkout', order)
    expect(tab.left).toEqual([expect.stringMatching(/^\/login\?returnTo=%2Fplans%3Fx%3D1%23[\w-]{36}$/)])
    tab.signIn()
    renderHook(usePay)
    renderHook(usePay)
    await answered()
    expect(ran).toEqual([order])
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(history.state, '', '/plans?x=1')
  })

  test.each(['/plans', '/plans?x=1#annual', '/plans#00000000-0000-4000-8000-000000000000'])(
    'is dropped where the player gave up at the sign-in, and comes by at %s',
    async (path) => {
      signInOnceFor('checkout', order)
      const [left = ''] = tab.left
      tab.open(path)
      renderHook(usePay)
      expect(sessionStorage).toHaveLength(0)
      tab.left.push(left)
      tab.signIn()
      renderHook(usePay)
      await answered()
      expect(ran).toEqual([])
    },
  )

  test('is the last that was pressed for; the way back of the one before it leads to nothing', async () => {
    signInOnceFor('checkout', order)
    signInOnceFor('checkout', { ...order, minor: 1_799 })
    const [first = '', last = ''] = tab.left
    tab.left.push(last)
    tab.signIn()
    renderHook(usePay)
    await answered()
    expect(ran).toEqual([{ ...order, minor: 1_799 }])

    signInOnceFor('checkout', order)
    tab.left.push(first)
    tab.signIn()
    renderHook(usePay)
    await answered()
    expect(ran).toHaveLength(1)
  })

  test('runs for nobody else, and for the first player no more', async () => {
    signInOnceFor('checkout', order)
    const [left = ''] = tab.left
    tab.signIn()
    signedIn = 'tomas'
    renderHook(usePay)
    await answered()
    tab.left.push(left)
    tab.signIn()
    signedIn = player
    renderHook(usePay)
    await answered()
    expect(ran).toEqual([])
  })

  test('is kept for nobody where the page knows no player, which leads through sign-in alone', () => {
    tab.open('/plans?x=1#annual')
    signInOnceFor('checkout', order)
    expect(tab.left).toEqual(['/login?returnTo=%2Fplans%3Fx%3D1%23annual'])
    expect(sessionStorage).toHaveLength(0)
  })

  test('is not kept where storage is off, which leads through sign-in alone', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    signInOnceFor('checkout', order)
    expect(tab.left).toEqual(['/login?returnTo=%2Fplans%3Fx%3D1%23annual'])
  })
})
