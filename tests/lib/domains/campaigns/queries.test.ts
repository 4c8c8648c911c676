import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { onEnrolment, type EnrolmentChange } from '@/lib/domains/campaigns/enrolment-changes'
import { punchcardQuery, registerMutation, registrationQuery, withdrawMutation } from '@/lib/domains/campaigns/queries'
import { ownApi, problemAnswer } from '../../support/own-api'
import { stubPage } from '../../support/page'

const { queryKey } = registrationQuery('tour')
const { queryKey: otherKey } = registrationQuery('giro')

type Answers = Partial<Record<'get' | 'post' | 'delete', () => Response>>

/** Our own API about the player's registration for `tour`; what a test does not name goes well. */
function registrationApi({ get = says(false), post = says(true), delete: withdrawal = says(false) }: Answers = {}) {
  const path = '/api/campaigns/tour/registration'
  return ownApi(http.get(path, get), http.post(path, post), http.delete(path, withdrawal))
}

const says = (isRegistered: boolean) => () => Response.json({ isRegistered })

const failing = (code: string) => () => problemAnswer(code, 503)

beforeEach(() => {
  stubPage()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Lets a change run to its end. @returns what the page knows then, the changes that went out, and what went wrong */
async function run(mutationOf: typeof registerMutation) {
  const client = new QueryClient()
  client.setQueryData(otherKey, { isRegistered: true })
  client.setQueryData(queryKey, { isRegistered: mutationOf === withdrawMutation })
  const changes: EnrolmentChange[] = []
  const stop = onEnrolment((each) => changes.push(each))
  const error = await new MutationObserver(client, mutationOf(client, 'tour')).mutate().then(
    () => undefined,
    (cause: unknown) => cause,
  )
  await new Promise((resolve) => setTimeout(resolve, 0))
  stop()
  expect(client.getQueryState(otherKey)).toMatchObject({ data: { isRegistered: true }, isInvalidated: false })
  return {
    known: client.getQueryData(queryKey),
    isStale: client.getQueryState(queryKey)?.isInvalidated,
    changes,
    error,
  }
}

test('what is kept of one campaign is not taken for another’s, nor a card for a registration', () => {
  const keys = ['tour', 'giro'].flatMap((name) => [registrationQuery(name).queryKey, punchcardQuery(name).queryKey])
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(4)
})

test('a look-up that began before the change does not overwrite what came of it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  registrationApi({ get: () => Response.json({ isRegistered: false }) })
  ownApi(
    http.get('/api/campaigns/tour/registration', async () => (await promise, Response.json({ isRegistered: false }))),
  )
  const client = new QueryClient()
  const before = client.fetchQuery(registrationQuery('tour')).catch(() => undefined)
  await new MutationObserver(client, registerMutation(client, 'tour')).mutate()
  resolve()
  await before
  expect(client.getQueryData(queryKey)).toEqual({ isRegistered: true })
})

test('a card is asked for by its campaign, until nobody waits for it', async () => {
  const stopped = Promise.withResolvers<string>()
  const untilStopped = ({ request }: { request: Request }) =>
    new Promise<never>(() => request.signal.addEventListener('abort', () => stopped.resolve('stopped')))
  const asked = ownApi(http.get('/api/campaigns/tour/punchcard', untilStopped))
  const client = new QueryClient()
  const card = client.fetchQuery(punchcardQuery('tour'))
  await vi.waitFor(() => expect(asked).toEqual(['GET /api/campaigns/tour/punchcard']))
  void client.cancelQueries()
  await expect(card).rejects.toThrow('CancelledError')
  await expect(stopped.promise).resolves.toBe('stopped')
})

test.each([
  ['registered', registerMutation, true],
  ['withdrawn', withdrawMutation, false],
])('a player who has %s is known to have, and all are told [CP-042, CP-046]', async (_, mutationOf, isRegistered) => {
  registrationApi()
  const { known, changes } = await run(mutationOf)
  expect(known).toEqual({ isRegistered })
  expect(changes).toEqual([{ shortName: 'tour', isRegistered }])
})

test('a refusal changes nothing but that the game is asked again, and is noted in the console [CP-044]', async () => {
  const asked = registrationApi({ post: failing('not_eligible') })
  const { known, isStale, changes, error } = await run(registerMutation)
  expect({ known, isStale, changes }).toEqual({ known: { isRegistered: false }, isStale: true, changes: [] })
  expect(error).toMatchObject({ code: 'not_eligible' })
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('register failed'), error)
  expect(asked).toEqual(['POST /api/campaigns/tour/registration'])
})

test.each([
  ['got lost on the way', () => Response.error()],
  ['is that the game can’t be reached', failing('upstream_unavailable')],
  ['is that the game failed', failing('upstream_failed')],
])('a change whose answer %s counts as done where the game says so', async (_, post) => {
  registrationApi({ post, get: says(true) })
  const { known, changes } = await run(registerMutation)
  expect(known).toEqual({ isRegistered: true })
  expect(changes).toEqual([{ shortName: 'tour', isRegistered: true }])
  expect(console.warn).not.toHaveBeenCalled()
})

test.each([
  ['otherwise', says(true)],
  ['nothing', failing('upstream_failed')],
])('a change whose answer was lost has failed where the game says %s', async (_, get) => {
  registrationApi({ delete: failing('upstream_unavailable'), get })
  const { error, changes } = await run(withdrawMutation)
  expect(error).toMatchObject({ code: 'upstream_unavailable' })
  expect(changes).toEqual([])
})
