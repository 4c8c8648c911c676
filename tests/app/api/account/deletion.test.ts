import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/account/deletion/route'
import { log } from '@/lib/core/server/log'
import { findSentDraft } from '@/lib/domains/contact/kept-draft'
import { playerIdOf } from '@/lib/domains/session/player-id'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { stubProvider } from '../../../lib/support/identity-provider'
import { aSession, NOW, requestTo, SITE } from '../../../lib/support/session'

/** The editors' topics. */
const written = vi.hoisted(() => ({ topics: [] as string[] }))
vi.mock('@/lib/content/pages/pages', () => ({
  findSingle: async () => ({
    data: {
      title: 'Drop us a line',
      fields: [],
      queryTypes: written.topics.map((label) => ({ label })),
      policy_text: [],
    },
  }),
}))

beforeEach(() => {
  written.topics = ['What is it about?', 'My account', 'Something else']
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What the contact form is filled in with, and in which language it is. */
async function asked(locale = 'en') {
  const form = { player: playerIdOf('account-501'), locale }
  const cookies = { session: await sealSession(aSession()) }
  const response = await POST(requestTo('/api/account/deletion', { form, cookies }))
  expect(response.status).toBe(303)
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', SITE)
  return { pathname, draft: await findSentDraft(searchParams.get('draft') ?? '') }
}

test('the form is filled in with the request, and nothing says that it failed', async () => {
  stubProvider()
  const { pathname, draft } = await asked()
  expect(pathname).toBe('/help/contact')
  expect(draft).toEqual({
    values: {
      firstName: 'Maya',
      lastName: 'Lindqvist',
      email: 'maya@example.test',
      queryType: 'My account',
      message: 'Please delete my account and everything that belongs to it (ply-maya-lindqvist).',
    },
  })
})

test('a form whose topics are others leaves the choice to the player', async () => {
  stubProvider()
  written.topics = ['What is it about?', 'Something else']
  const { pathname, draft } = await asked('de')
  expect(pathname).toBe('/de/help/contact')
  expect(draft?.values).toMatchObject({ queryType: '', firstName: 'Maya' })
})

test('while the profile can’t be read, the address is left to the player', async () => {
  stubProvider({ profile: () => new Response('{}', { status: 500 }) })
  expect((await asked()).draft?.values).toMatchObject({ firstName: 'Maya', email: '' })
})
