import { beforeEach, expect, test, vi } from 'vitest'
import { currentMember } from '@/lib/domains/session/current-member'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { aSession, maya, NOW } from '../../support/session'

const { request } = vi.hoisted(() => ({ request: { headers: new Headers() } }))

vi.mock('next/headers', () => ({ headers: async () => request.headers }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))

test('a page is made for the player whose session its request brings, and otherwise for a visitor', async () => {
  expect(await currentMember()).toBeUndefined()
  request.headers = new Headers({ cookie: `session=${await sealSession(aSession())}` })
  expect((await currentMember())?.facts).toEqual(maya)
})
