import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failing, good, limiting, service, settle, unnamed } from './fake-service'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => vi.useRealTimers())

/** What is done for one of four players in trouble, or of four who are well, and how long after it the next. */
const happening = fc.record({
  isTroubled: fc.boolean(),
  who: fc.nat(3),
  method: fc.constantFrom('GET', 'PUT'),
  answer: fc.constantFrom(limiting(0), limiting(2), limiting(30), limiting(600), unnamed, failing),
  afterMs: fc.constantFrom(0, 200, 5000),
  pauseMs: fc.constantFrom(0, 0, 50, 1000, 11_000),
})

type Happening = ReturnType<typeof happening.generate>['value']

/** Whether each call of those who are well was sent in the moment it was made, and served. */
async function areTheWellServed(happenings: readonly Happening[]): Promise<boolean> {
  const of = ({ url }: Request) => happenings[Number(new URL(url).searchParams.get('call'))]
  const { asked, start } = service({
    answer: (request) => (of(request)?.isTroubled ? of(request)?.answer() : undefined) ?? good(),
    afterMs: (request) => (of(request)?.isTroubled ? of(request)?.afterMs : undefined) ?? 0,
  })
  const ends: Promise<unknown>[] = []
  const wereServed: boolean[] = []
  for (const [call, { isTroubled, who, method, pauseMs }] of happenings.entries()) {
    let isServed = false
    const token = `${isTroubled ? 'troubled' : 'well'}-${who}`
    const end = start({ method, token, query: { call } }).then(
      () => (isServed = true),
      () => undefined,
    )
    ends.push(end)
    await vi.advanceTimersByTimeAsync(0)
    const timesSent = asked.filter(({ url }) => url.endsWith(`call=${call}`)).length
    wereServed.push(isTroubled || (isServed && timesSent === 1))
    await vi.advanceTimersByTimeAsync(pauseMs)
  }
  await settle(Promise.all(ends))
  return wereServed.every(Boolean)
}

test('whatever becomes of four players’ calls, each call of any other is sent at once and served', async () => {
  const holds = async (happenings: readonly Happening[]) => {
    await expect(areTheWellServed(happenings)).resolves.toBe(true)
  }
  await fc.assert(fc.asyncProperty(fc.array(happening, { maxLength: 30 }), holds), { numRuns: 200 })
})

const step = fc.record({
  player: fc.nat(11),
  method: fc.constantFrom('GET', 'PUT'),
  answer: fc.constantFrom(good, limiting(0), limiting(5), limiting(90), unnamed),
  pauseMs: fc.constantFrom(0, 0, 0, 300, 4000, 15_000),
})

type Step = ReturnType<typeof step.generate>['value']

/** Whether each call of a player who had not been limited before was sent, and served where the service served it. */
async function areOthersSent(steps: readonly Step[]): Promise<boolean> {
  const limited = new Set<string>()
  let answer = good
  const { asked, ask } = service({ answer: () => answer() })
  const wereSent: boolean[] = []
  for (const { player, method, pauseMs, ...each } of steps) {
    answer = each.answer
    const who = `${method} ${player}`
    const before = asked.length
    const isServed = await ask({ method, token: `player-${player}` }).then(
      () => true,
      () => false,
    )
    wereSent.push(limited.has(who) || (asked.length > before && isServed === (answer === good)))
    if (answer !== good) limited.add(who)
    await vi.advanceTimersByTimeAsync(pauseMs)
  }
  return wereSent.every(Boolean)
}

test('whatever others were told, the call of a player who was never limited is sent', async () => {
  const holds = async (steps: readonly Step[]) => {
    await expect(areOthersSent(steps)).resolves.toBe(true)
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40 }), holds), { numRuns: 200 })
})
