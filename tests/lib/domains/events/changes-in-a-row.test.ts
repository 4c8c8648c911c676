import { beforeEach, expect, test } from 'vitest'
import { joinEvent, leaveEvent } from '@/lib/domains/events/server'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { aMember } from '../../support/member'
import { stubUpstream } from '../../support/upstream'

beforeEach(forgetProcessState)

test('what is changed right after is another change: another start, or another event', async () => {
  const asked = stubUpstream(({ method }) => Response.json({ signedUp: method === 'POST' }))
  for (const id of ['70', '71']) await joinEvent(aMember, id)
  for (const id of ['7', '8', '8']) await leaveEvent(aMember, id)
  expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname.replace(/^.*\/signup/, '')}`)).toEqual([
    'POST /70',
    'POST /71',
    'DELETE /7',
    'DELETE /8',
  ])
})
