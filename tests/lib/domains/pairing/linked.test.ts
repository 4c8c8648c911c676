import { beforeEach, expect, test } from 'vitest'
import { isLinkedByProfile } from '@/lib/domains/pairing/server'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { gameProfile } from '../../support/identity-provider'
import { aMember } from '../../support/member'
import { stubUpstream } from '../../support/upstream'

beforeEach(forgetProcessState)

test.each([
  [true, { ...gameProfile, connectedToTodaysPlan: true }],
  [false, { ...gameProfile, connectedToTodaysPlan: false }],
  [false, gameProfile],
])('whether the plans are linked (%s) the profile says by one call', async (isLinked, profile) => {
  const asked = stubUpstream(() => Response.json(profile))
  expect(await isLinkedByProfile(aMember)).toBe(isLinked)
  expect(asked.map(({ url }) => new URL(url).pathname.replace(/^.*\/profiles/, '/profiles'))).toEqual(['/profiles/me'])
})
