import { http } from 'msw/http'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { marks } from '@/lib/delivery/head-script-sources'
import { forgetPlayer, maybeSignedIn } from '@/lib/domains/session/hint'
import { getSession, memberCall } from '@/lib/domains/session/api'
import { ownApi, problemAnswer } from '../../support/own-api'

afterEach(() => {
  document.cookie = 'signed_in=; max-age=0'
  document.cookie = 'not_signed_in=; max-age=0'
  delete document.documentElement.dataset.player
})

const reading = endpoint('GET', '/api/x', { answer: z.unknown() })

/** Runs the page's head script, as a page load does. */
function load(): void {
  const script = document.createElement('script')
  script.textContent = marks
  document.head.append(script)
}

const answer = {
  isAuthenticated: true,
  playerId: 'maya',
  publicId: 'ply-maya',
  firstName: 'Maya',
  lastName: 'L',
  isMale: null,
  usesMetric: true,
  fundraiserId: null,
}

test('the hint cookie says that somebody may be signed in, and no other cookie does', () => {
  document.cookie = 'not_signed_in=1'
  load()
  expect(maybeSignedIn()).toBe(false)
  document.cookie = 'signed_in=1'
  load()
  expect(maybeSignedIn()).toBe(true)
})

test('parts of a page that ask at the same time share one request; a later one asks again', async () => {
  let requests = 0
  ownApi(
    http.get('/api/session', () => {
      requests += 1
      return Response.json(answer)
    }),
  )
  const sessions = await Promise.all([getSession(), getSession()])
  expect(sessions[0]).toEqual(answer)
  expect(requests).toBe(1)
  await getSession()
  expect(requests).toBe(2)
})

test('the first answer that there is no session turns the page into a visitor’s', async () => {
  document.documentElement.dataset.player = 'on'
  ownApi(http.get('/api/session', () => problemAnswer('not_signed_in', 401)))
  await expect(getSession()).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(maybeSignedIn()).toBe(false)
})

test('any other failure leaves it as it is', async () => {
  document.documentElement.dataset.player = 'on'
  ownApi(http.get('/api/session', () => problemAnswer('upstream_unavailable', 503)))
  await expect(getSession()).rejects.toMatchObject({ code: 'upstream_unavailable' })
  ownApi(http.get('/api/x', () => Response.error()))
  await expect(memberCall(reading)).rejects.toThrow(TypeError)
  expect(maybeSignedIn()).toBe(true)
})

test('requests of other parts notice the end of a session likewise', async () => {
  document.documentElement.dataset.player = 'on'
  ownApi(http.get('/api/x', () => problemAnswer('not_signed_in', 401)))
  await expect(memberCall(reading)).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(maybeSignedIn()).toBe(false)
})

test('to forget a player twice does no harm', () => {
  forgetPlayer()
  forgetPlayer()
  expect(maybeSignedIn()).toBe(false)
})
