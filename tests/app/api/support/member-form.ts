import type { NextRequest } from 'next/server'
import { afterEach, beforeEach, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { playerIdOf } from '@/lib/domains/session/player-id'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { aSession, NOW, requestTo, SITE } from '../../../lib/support/session'

/** The hidden fields of a form on a page of the player who is signed in. */
export const page = { player: playerIdOf('account-501'), locale: 'en' }

/** The same on a page of somebody else. */
export const anothersPage = { ...page, player: playerIdOf('account-502') }

/** Gives each test of a file a time of its own, and limits that neither other tests have used up nor it uses up for them. */
export function aloneAt(now = NOW): void {
  beforeEach(() => {
    forgetProcessState()
    vi.useFakeTimers({ toFake: ['Date'], now })
    vi.spyOn(log, 'warn').mockReturnValue()
  })
  afterEach(() => {
    vi.useRealTimers()
    forgetProcessState()
  })
}

type Route = (request: NextRequest) => Promise<Response>

/** Sends a native form with a player's session. @returns the status, and the address that it leads to */
export async function sendForm(
  route: Route,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; to: string | undefined }> {
  const cookies = { session: await sealSession(aSession()) }
  const response = await route(requestTo('/api/form', { form, cookies, headers }))
  return { status: response.status, to: response.headers.get('location')?.replace(SITE, '') }
}
