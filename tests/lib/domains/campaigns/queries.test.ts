import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { getPunchcard, getRegistration, register, withdraw } from '@/lib/domains/campaigns/api'
import { onEnrolment, type EnrolmentNews } from '@/lib/domains/campaigns/enrolment-news'
import { punchcardQuery, registerMutation, registrationQuery, withdrawMutation } from '@/lib/domains/campaigns/queries'

vi.mock('@/lib/domains/campaigns/api')

const { queryKey } = registrationQuery('tour')
const { queryKey: otherKey } = registrationQuery('giro')

beforeEach(() => {
  vi.mocked(getRegistration).mockReset().mockResolvedValue({ isRegistered: false })
  vi.mocked(register).mockReset().mockResolvedValue({ isRegistered: true })
  vi.mocked(withdraw).mockReset().mockResolvedValue({ isRegistered: false })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Lets a change run to its end. @returns what the page knows then, the news that went out, and what went wrong */
async function run(mutationOf: typeof registerMutation) {
  const client = new QueryClient()
  client.setQueryData(otherKey, { isRegistered: true })
  client.setQueryData(queryKey, { isRegistered: mutationOf === withdrawMutation })
  const news: EnrolmentNews[] = []
  const stop = onEnrolment((each) => news.push(each))
  const error = await new MutationObserver(client, mutationOf(client, 'tour')).mutate().then(
    () => undefined,
    (cause: unknown) => cause,
  )
  await new Promise((resolve) => setTimeout(resolve, 0))
  stop()
  expect(client.getQueryState(otherKey)).toMatchObject({ data: { isRegistered: true }, isInvalidated: false })
  return { known: client.getQueryData(queryKey), isStale: client.getQueryState(queryKey)?.isInvalidated, news, error }
}

test('what is kept of one campaign is not taken for another’s, nor a card for a registration', () => {
  const keys = ['tour', 'giro'].flatMap((name) => [registrationQuery(name).queryKey, punchcardQuery(name).queryKey])
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(4)
})

test('a card is asked for by its campaign, until nobody waits for it', async () => {
  const card = { firstName: 'Maya', usesMetric: true }
  vi.mocked(getPunchcard).mockResolvedValue(card)
  await expect(new QueryClient().fetchQuery(punchcardQuery('tour'))).resolves.toEqual(card)
  expect(getPunchcard).toHaveBeenCalledExactlyOnceWith('tour', expect.any(AbortSignal))
})

test.each([
  ['registered', registerMutation, true],
  ['withdrawn', withdrawMutation, false],
])('a player who has %s is known to have, and all are told [CP-042, CP-046]', async (_, mutationOf, isRegistered) => {
  const { known, news } = await run(mutationOf)
  expect(known).toEqual({ isRegistered })
  expect(news).toEqual([{ shortName: 'tour', isRegistered }])
})

test('a refusal changes nothing but that the game is asked again, and is noted in the console [CP-044]', async () => {
  const refusal = new AppError('not_eligible')
  vi.mocked(register).mockRejectedValue(refusal)
  const { known, isStale, news, error } = await run(registerMutation)
  expect({ known, isStale, news, error }).toEqual({
    known: { isRegistered: false },
    isStale: true,
    news: [],
    error: refusal,
  })
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('register failed'), refusal)
  expect(getRegistration).not.toHaveBeenCalled()
})

test.each([new TypeError('Failed to fetch'), new AppError('upstream_unavailable'), new AppError('upstream_failed')])(
  'a change whose answer was lost (%s) counts as done where the game says so',
  async (error) => {
    vi.mocked(register).mockRejectedValue(error)
    vi.mocked(getRegistration).mockResolvedValue({ isRegistered: true })
    const { known, news } = await run(registerMutation)
    expect(known).toEqual({ isRegistered: true })
    expect(news).toEqual([{ shortName: 'tour', isRegistered: true }])
    expect(console.warn).not.toHaveBeenCalled()
  },
)

test('a change whose answer was lost has failed where the game says otherwise, or nothing', async () => {
  const outage = new AppError('upstream_unavailable')
  vi.mocked(withdraw).mockRejectedValue(outage)
  vi.mocked(getRegistration)
    .mockResolvedValueOnce({ isRegistered: true })
    .mockRejectedValueOnce(new AppError('upstream_failed'))
  await expect(run(withdrawMutation)).resolves.toMatchObject({ error: outage, news: [] })
  await expect(run(withdrawMutation)).resolves.toMatchObject({ error: outage, news: [] })
})
