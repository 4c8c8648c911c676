import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { http } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { joinedEventsQuery, memberEventQuery } from '@/lib/domains/events/queries'
import { makeChange, signUpMutation, type SignUpChange } from '@/lib/domains/events/sign-up/mutation'
import { isChange } from '@/lib/domains/events/sign-up/use-sign-up'
import { eventWith, signUpAnswer, subgroupWith } from '../../../support/events'
import { ownApi, problemAnswer } from '../../../support/own-api'
import { stubPage } from '../../../support/page'

const join: SignUpChange = { subgroupId: '70', action: 'join' }
const leave: SignUpChange = { subgroupId: '70', action: 'leave' }
const { queryKey } = memberEventQuery({ eventId: '7' })

const memberEvent = (joined?: number) => ({
  event: eventWith({ subgroups: [70, 71].map((id) => subgroupWith({ id: String(id), signedUp: id === joined })) }),
  hasUserData: true,
})

let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  stubPage()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

type Setting = {
  /** The answer to joining and leaving. */
  answer?: () => Response | Promise<Response>
  /** The start that the player is in, when the event is asked for again. */
  truth?: () => number | undefined
  joinedBefore?: number
}

function begin({ answer = () => signUpAnswer(true), truth, joinedBefore }: Setting = {}) {
  const asked = ownApi(
    http.get('/api/events/joined', () => Response.json([])),
    http.get('/api/events/7', () => Response.json(memberEvent(truth?.()))),
    http.post('/api/events/subgroups/70/sign-up', answer),
    http.delete('/api/events/7/sign-up', answer),
  )
  client.setQueryData(queryKey, memberEvent(joinedBefore))
  const onSignedOut = vi.fn<(change: SignUpChange) => void>()
  const mutation = new MutationObserver(client, signUpMutation(client, { eventId: '7', onSignedOut }))
  return {
    asked,
    onSignedOut,
    change: (wanted: SignUpChange) => void mutation.mutate(wanted).catch(() => undefined),
    status: () => mutation.getCurrentResult().status,
  }
}

const joinedIds = () =>
  client
    .getQueryData(queryKey)
    ?.event.subgroups.filter(({ signedUp }) => signedUp)
    .map(({ id }) => id)

/** A list of joined events that somebody looks at. */
function watchJoined() {
  client.setQueryData(joinedEventsQuery.queryKey, [])
  new QueryObserver(client, { ...joinedEventsQuery, staleTime: Infinity }).subscribe(() => undefined)
}

test('is busy for 2500 ms although the answer is there, and shows the sign-up then [EV-044]', async () => {
  const { asked, change, status } = begin()
  change(join)
  await vi.advanceTimersByTimeAsync(2499)
  expect([status(), joinedIds()]).toEqual(['pending', []])
  await vi.advanceTimersByTimeAsync(1)
  expect([status(), joinedIds()]).toEqual(['success', ['70']])
  expect(asked).toEqual(['POST /api/events/subgroups/70/sign-up'])
})

test('is busy until a late answer [EV-044]', async () => {
  const { change, status } = begin({
    answer: () => new Promise((resolve) => setTimeout(() => resolve(signUpAnswer(true)), 6000)),
  })
  change(join)
  await vi.advanceTimersByTimeAsync(5999)
  expect(status()).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(status()).toBe('success')
})

test('a player leaves by the event, with the same wait [EV-045, EV-046]', async () => {
  const { asked, change, status } = begin({ answer: () => signUpAnswer(false), joinedBefore: 70 })
  change(leave)
  await vi.advanceTimersByTimeAsync(2499)
  expect(status()).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect([status(), joinedIds()]).toEqual(['success', []])
  expect(asked).toEqual(['DELETE /api/events/7/sign-up'])
})

test('from another start of the event the player moves', async () => {
  const { change } = begin({ joinedBefore: 71 })
  change(join)
  await vi.advanceTimersByTimeAsync(2500)
  expect(joinedIds()).toEqual(['70'])
})

test.each([
  ['joined', join, true],
  ['left', leave, false],
] as const)(
  'the list of joined events is asked for when it knows that the player %s [EV-043, EV-047, EV-048]',
  async (_, wanted, signedUp) => {
    const { asked, change } = begin({ answer: () => signUpAnswer(signedUp, 1000) })
    watchJoined()
    change(wanted)
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).not.toContain('GET /api/events/joined')
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.at(-1)).toBe('GET /api/events/joined')
  },
)

test.each([
  ['joined', join, true],
  ['left', leave, false],
] as const)(
  'a list that knows it immediately is asked at once after the player %s [EV-047, EV-048]',
  async (_, wanted, signedUp) => {
    const { asked, change } = begin({ answer: () => signUpAnswer(signedUp, 0) })
    watchJoined()
    change(wanted)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.at(-1)).toBe('GET /api/events/joined')
  },
)

test.each([
  ['joining', join, undefined, []],
  ['leaving', leave, 70, ['70']],
] as const)(
  'a failure of %s is a warning in the console, and the event is asked for again [EV-127]',
  async (...row) => {
    const [, wanted, joinedBefore, joinedAfter] = row
    const answer = () => problemAnswer('sign_up_refused', 403)
    const { asked, change, status } = begin({ answer, joinedBefore, truth: () => joinedBefore })
    new QueryObserver(client, { ...memberEventQuery({ eventId: '7' }), staleTime: Infinity }).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    change(wanted)
    await vi.advanceTimersByTimeAsync(2500)
    expect([status(), joinedIds()]).toEqual(['error', joinedAfter])
    expect(asked.at(-1)).toBe('GET /api/events/7')
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'sign-up failed',
      expect.objectContaining({ code: 'sign_up_refused' }),
    )
  },
)

test('where only the answer got lost, the truth shows: the player is in', async () => {
  const { asked, change } = begin({ answer: () => Response.error(), truth: () => 70 })
  new QueryObserver(client, { ...memberEventQuery({ eventId: '7' }), staleTime: Infinity }).subscribe(() => undefined)
  change(join)
  await vi.advanceTimersByTimeAsync(2500)
  expect(joinedIds()).toEqual(['70'])
  expect(asked).toEqual(['POST /api/events/subgroups/70/sign-up', 'GET /api/events/7'])
})

test('an answer that does not confirm the change is none', async () => {
  const { change, status } = begin({ answer: () => signUpAnswer(false) })
  watchJoined()
  change(join)
  await vi.advanceTimersByTimeAsync(2500)
  expect([status(), joinedIds()]).toEqual(['error', []])
})

test('where the session has ended the player is told once, and the event is not asked for', async () => {
  const { asked, change, onSignedOut } = begin({ answer: () => problemAnswer('not_signed_in', 401) })
  change(join)
  await vi.advanceTimersByTimeAsync(2500)
  expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(join)
  expect(asked).toEqual(['POST /api/events/subgroups/70/sign-up'])
})

test('what else the page has asked for goes on, and is not asked for again', async () => {
  const other = ['another part of the page']
  const answered = Promise.withResolvers<string>()
  const signals: AbortSignal[] = []
  const watch = new QueryObserver(client, {
    queryKey: other,
    queryFn: ({ signal }) => {
      signals.push(signal)
      return answered.promise
    },
  })
  watch.subscribe(() => undefined)
  const { change } = begin()
  change(join)
  await vi.advanceTimersByTimeAsync(2500)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  answered.resolve('here')
  await vi.advanceTimersByTimeAsync(0)
  begin({ answer: () => problemAnswer('sign_up_refused', 403) }).change(join)
  await vi.advanceTimersByTimeAsync(2500)
  expect(signals).toHaveLength(1)
})

describe('a change without a control', () => {
  const options = { eventId: '7', onSignedOut: () => undefined }
  const posts = (asked: string[]) => asked.filter((each) => each.startsWith('POST'))

  test('is made, and once while it is under way', async () => {
    const { asked } = begin()
    makeChange(client, options, join, {})
    makeChange(client, options, join, {})
    await vi.advanceTimersByTimeAsync(2500)
    expect(posts(asked)).toHaveLength(1)
    makeChange(client, options, join, {})
    await vi.advanceTimersByTimeAsync(2500)
    expect(posts(asked)).toHaveLength(2)
  })

  test('waits for no other event’s', async () => {
    const { asked } = begin()
    ownApi(http.post('/api/events/subgroups/80/sign-up', () => signUpAnswer(true)))
    makeChange(client, { ...options, eventId: '8' }, { subgroupId: '80', action: 'join' }, {})
    makeChange(client, options, join, {})
    await vi.advanceTimersByTimeAsync(2500)
    expect(posts(asked)).toHaveLength(2)
  })
})

test.each([undefined, null, 'join', { subgroupId: '70' }, { action: 'join' }, () => undefined])(
  '%j is no change of a sign-up',
  (variables) => {
    expect(isChange(variables)).toBe(false)
    expect(isChange(join)).toBe(true)
  },
)

test('an event that was asked for before the change cannot overwrite it', async () => {
  let answerEvent: (response: Response) => void = () => undefined
  const { change } = begin()
  const eventAnswer = new Promise<Response>((resolve) => (answerEvent = resolve))
  ownApi(http.get('/api/events/7', () => eventAnswer))
  void client.fetchQuery({ ...memberEventQuery({ eventId: '7' }), staleTime: 0 }).catch(() => undefined)
  change(join)
  await vi.advanceTimersByTimeAsync(2500)
  answerEvent(Response.json(memberEvent()))
  await vi.advanceTimersByTimeAsync(0)
  expect(joinedIds()).toEqual(['70'])
})
