import { beforeEach, expect, test, vi } from 'vitest'
import { sendContact, signUpByEmail } from '@/lib/domains/contact/server'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { FakeLeases } from '../../core/server/shared-once/fake-leases'
import { aContactForm, aMessage } from '../../support/contact'
import { stubUpstream } from '../../support/upstream'

/** The store that all instances share. */
const shared = vi.hoisted(() => ({ leases: undefined as unknown }))
vi.mock('@/lib/core/server/shared-once/lease-store', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  sharedLeases: () => shared.leases,
}))

beforeEach(() => {
  shared.leases = new FakeLeases()
  forgetProcessState()
})

const person = { homepage: '', shownMs: 9000 }
const sendings = {
  'a message': () => sendContact({ ...aMessage, ...person, language: 'en' }, aContactForm()),
  'a sign-up': () => signUpByEmail({ email: 'maya@example.com', id: 'footer', hasAccepted: true, ...person }),
}

test.each(Object.entries(sendings))('%s that one instance has sent another does not send again', async (_, send) => {
  const asked = stubUpstream(() => new Response(null))
  await send()
  forgetProcessState()
  await send()
  expect(asked).toHaveLength(1)
})
