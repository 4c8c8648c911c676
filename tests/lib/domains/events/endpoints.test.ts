import { http } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import { ofEvent } from '@/lib/domains/events/api'
import { getMemberEvent, joinEvent, leaveEvent, listJoinedEvents } from '@/lib/domains/events/endpoints'
import { memberCall } from '@/lib/domains/session/api'
import { eventWith, signUpAnswer } from '../../support/events'
import { ownApi, problemAnswer } from '../../support/own-api'
import { stubPage } from '../../support/page'

const signUp = '/api/events/subgroups/70/sign-up'

let marks: ReturnType<typeof stubPage>

beforeEach(() => {
  marks = stubPage()
})

test('an event’s secret travels as a query parameter with all that concerns the event', async () => {
  const key = { eventId: '7', eventSecret: 'lantern & moon' }
  const asked = ownApi(
    http.get('/api/events/7', () => Response.json({ event: eventWith(), hasUserData: true })),
    http.post(signUp, () => signUpAnswer(true)),
    http.delete('/api/events/7/sign-up', () => signUpAnswer(false)),
  )
  await expect(memberCall(getMemberEvent, ofEvent(key))).resolves.toMatchObject({ hasUserData: true })
  const joining = memberCall(joinEvent, { ...ofEvent(key), params: { id: '70' } })
  await expect(joining).resolves.toMatchObject({ signedUp: true })
  await expect(memberCall(leaveEvent, ofEvent(key))).resolves.toMatchObject({ signedUp: false })
  expect(asked).toEqual([
    'GET /api/events/7?eventSecret=lantern+%26+moon',
    'POST /api/events/subgroups/70/sign-up?eventSecret=lantern+%26+moon',
    'DELETE /api/events/7/sign-up?eventSecret=lantern+%26+moon',
  ])
})

test('the joined events are a list of what the schema knows', async () => {
  const joined = { eventId: '7', subgroupId: '70', startsAt: '2026-03-01T18:05:00Z', name: 'Col', category: 'B' }
  ownApi(http.get('/api/events/joined', () => Response.json([{ ...joined, secret: 1 }])))
  await expect(memberCall(listJoinedEvents)).resolves.toEqual([joined])
})

test('whatever is asked, a session that is over turns the page into a visitor’s', async () => {
  ownApi(http.get('/api/events/7', () => problemAnswer('not_signed_in', 401)))
  await expect(memberCall(getMemberEvent, { params: { id: '7' } })).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(marks.player).toBeUndefined()
})

test('a refusal of the game and a fault can be told apart', async () => {
  ownApi(http.post(signUp, () => problemAnswer('sign_up_refused', 403)))
  await expect(memberCall(joinEvent, { params: { id: '70' } })).rejects.toMatchObject({ code: 'sign_up_refused' })
  ownApi(http.post(signUp, () => problemAnswer('upstream_failed', 502)))
  await expect(memberCall(joinEvent, { params: { id: '70' } })).rejects.toMatchObject({ code: 'upstream_failed' })
  expect(marks.player).toBe('on')
})
