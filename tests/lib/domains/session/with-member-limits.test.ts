import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countingLimits } from '@/lib/core/limits'
import { playerIdOf } from '@/lib/domains/session/player-id'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { withMember } from '@/lib/domains/session/with-member'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { aSession, NOW, requestTo } from '../../support/session'

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => vi.useRealTimers())

test('who has as many writes under way as a session may have keeps nobody else from writing', async () => {
  const [allBegan, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let began = 0
  const slow = withMember(async () => {
    began += 1
    if (began === countingLimits.writesOfSession) allBegan.resolve()
    await done.promise
    return new Response('done')
  })
  const quick = withMember(async () => new Response('done'))
  const write = async (subject: string, handle = slow) => {
    const cookies = { session: await sealSession(aSession({ id: subject, subject })) }
    const sending = { method: 'POST', cookies, headers: { 'x-player': playerIdOf(subject) } }
    return handle(requestTo('/api/thing', sending), { params: Promise.resolve({}) })
  }
  const mine = Array.from({ length: countingLimits.writesOfSession }, () => write('account-501'))
  await allBegan.promise
  expect((await write('account-501')).status).toBe(429)
  expect((await write('account-502', quick)).status).toBe(200)
  done.resolve()
  expect((await Promise.all(mine)).map(({ status }) => status)).toEqual(mine.map(() => 200))
})
