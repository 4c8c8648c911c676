import { setImmediate as later } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { isKnownMissing, rememberMissing } from '@/lib/content/api/missing'
import { UpstreamError } from '@/lib/core/errors'
import { keepNothing, keepsNothing } from '@/lib/core/server/keep-nothing'
import { lastGood } from '@/lib/core/server/last-good'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { temporaryFolder } from '@/tests/support/temporary-folder'

beforeEach(() => {
  forgetProcessState()
  vi.spyOn(process, 'cwd').mockReturnValue(temporaryFolder())
})

const inRequest = (says: boolean, handle: () => Promise<void>) =>
  withRequestBudget(async () => {
    if (says) keepNothing()
    await later()
    await handle()
  })

test('is said of one request, and of none outside of them', async () => {
  const said: boolean[] = []
  await Promise.all([true, false].map((says) => inRequest(says, async () => void said.push(keepsNothing()))))
  keepNothing()
  expect([...said, keepsNothing()]).toEqual([true, false, false])
})

test.each([true, false])('a last good reading is kept unless the request keeps nothing: %s', async (says) => {
  const name = `reading-${says}`
  const outage = new UpstreamError({ service: 'game', operation: 'read', kind: 'timeout' })
  await inRequest(says, async () => void (await lastGood({ name, schema: z.int() }, async () => 7)))
  const after = lastGood({ name, schema: z.int() }, () => Promise.reject(outage)).catch((error: unknown) => error)
  await expect(after).resolves.toBe(says ? outage : 7)
})

test.each([true, false])('so is that a document is missing: %s', async (says) => {
  await inRequest(says, async () => rememberMissing(`page ${says}`))
  expect(isKnownMissing(`page ${says}`)).toBe(!says)
})
