import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/pairing/connect/route'
import { env } from '@/lib/core/server/env'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { SESSION_COOKIE } from '@/lib/domains/session/session-cookies'
import { aSession, NOW, ofMaya, SITE } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

test.each([
  ['/coaching', '/settings/connections'],
  ['/de/coaching?x=1', '/de/settings/connections'],
  ['/ja?fundraiser_id=7#top', '/ja/settings/connections'],
])('from %s the way to link an account leads over %s [PA-007]', async (returnTo, connections) => {
  const oauthUrl = `${env.TRAINING_PARTNER_URL}/oauth`
  stubUpstream(() => Response.json([{ name: 'todaysplan', oauthUrl }]))
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    cookie: `${SESSION_COOKIE}=${await sealSession(aSession())}`,
    ...ofMaya,
  }
  const body = JSON.stringify({ returnTo })
  const answer = await POST(new NextRequest(`${SITE}/api/pairing/connect`, { method: 'POST', headers, body }), {
    params: Promise.resolve({}),
  })
  const { path } = (await answer.json()) as { path: string }
  expect(new URL(path, SITE).pathname).toBe(connections)
})
