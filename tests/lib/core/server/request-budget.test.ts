import { setImmediate as later } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { UpstreamError } from '@/lib/core/errors'
import { requestLimits } from '@/lib/core/limits'
import { spendCall, withRequestBudget } from '@/lib/core/server/request-budget'
import { upstreamRequest } from '@/lib/core/server/upstream'

/** Asks a service so many times at once; how many were asked, and how the others ended. */
async function askTimes(times: number) {
  let asked = 0
  const transport = async () => {
    asked += 1
    return Response.json(1)
  }
  const request = { service: 'cards', operation: 'getCard', url: 'https://cards.test', schema: z.number(), transport }
  const failed: unknown[] = []
  const ask = () => upstreamRequest(request).catch((error: unknown) => failed.push(error))
  await Promise.all(Array.from({ length: times }, ask))
  const kinds = failed.map((error) => (error instanceof UpstreamError ? error.kind : error))
  return { asked, kinds: new Set(kinds) }
}

test('one request has only so many calls, however it spends them; the rest fail without asking', async () => {
  const { asked, kinds } = await withRequestBudget(() => askTimes(requestLimits.upstreamCalls + 400))
  expect(asked).toBe(requestLimits.upstreamCalls)
  expect([...kinds]).toEqual(['over_budget'])
})

test('a request that asks too much harms no other: the service is not taken to be out of order', async () => {
  await withRequestBudget(() => askTimes(requestLimits.upstreamCalls + 400))
  await expect(withRequestBudget(() => askTimes(1))).resolves.toEqual({ asked: 1, kinds: new Set() })
})

test('requests at the same time have a budget each', async () => {
  const spent = async () => {
    let calls = 0
    while (calls < 1000 && spendCall()) {
      calls += 1
      await later()
    }
    return calls
  }
  const both = await Promise.all([withRequestBudget(spent), withRequestBudget(spent)])
  expect(both).toEqual([requestLimits.upstreamCalls, requestLimits.upstreamCalls])
})

test('a build makes all of its pages', async () => {
  await expect(askTimes(requestLimits.upstreamCalls + 10)).resolves.toMatchObject({
    asked: requestLimits.upstreamCalls + 10,
  })
})
