import { http } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { findChat, loadContact, submitContact, submitForm, submitSignUp } from '@/lib/domains/contact/api'
import { contactTexts } from '@/lib/domains/contact/presenter'
import { contactSubmissionSchema } from '@/lib/domains/contact/schema'
import { aContactForm, aMessage } from '../../support/contact'
import { ownApi } from '../../support/own-api'
import { stubPage } from '../../support/page'

const nameField = { name: 'firstName', label: 'Vorname', isRequired: true, isEmail: false } as const
const person = { homepage: '', shownMs: 9000 }
const place = { documentId: 'page-1', sectionId: 'form$club' }

const submissions = {
  '/api/contact': () => submitContact({ ...aMessage, ...person, language: 'de' }),
  '/api/email-sign-up': () => submitSignUp({ email: 'maya@example.com', hasAccepted: true, id: 'footer', ...person }),
  '/api/forms': () => submitForm({ place, fields: { email: 'maya@example.com' }, ...person }),
}
const loads = {
  '/api/contact/form': () => loadContact('de'),
  '/api/chat/availability': () => findChat(),
}

test.each(Object.entries(submissions))(
  'who sends to %s is told nothing more than that it was sent',
  async (path, submit) => {
    stubPage()
    const asked = ownApi(http.post(path, () => Response.json({ sent: true })))
    await expect(submit()).resolves.toBeUndefined()
    expect(asked).toEqual([`POST ${path}`])
  },
)

test('help comes whole: the form with its words, and whether somebody is there to chat', async () => {
  stubPage()
  const form = aContactForm({ fields: [{ ...nameField, placeholder: 'As on your jersey' }] })
  const contact = { form, texts: await contactTexts('de') }
  const chat = { isAvailable: true, script: 'https://chat.test/chat.js' }
  const asked = ownApi(
    http.get('/api/contact/form', () => Response.json(contact)),
    http.get('/api/chat/availability', () => Response.json(chat)),
  )
  await expect(loadContact('de')).resolves.toEqual(contact)
  await expect(findChat()).resolves.toEqual(chat)
  expect(asked).toEqual(['GET /api/contact/form?language=de', 'GET /api/chat/availability'])
})

test('a message reaches our server whole, and no longer than it may be', () => {
  const sent = { ...aMessage, ...person, language: 'de' }
  expect(contactSubmissionSchema.parse(sent)).toEqual(sent)
  const accepts = (change: object) => contactSubmissionSchema.safeParse({ ...sent, ...change }).success
  expect([accepts({ shownMs: undefined }), accepts({ language: 'x'.repeat(10) })]).toEqual([true, true])
  const refused = [{ language: 'x'.repeat(11) }, { homepage: 'x'.repeat(2001) }, { shownMs: 'soon' }, { message: 7 }]
  expect(refused.map(accepts)).toEqual(refused.map(() => false))
})

test.each([
  ...Object.entries(submissions).map(([path, ask]) => [path, ask, 20_000] as const),
  ...Object.entries(loads).map(([path, ask]) => [path, ask, 8000] as const),
])('a visitor waits for %s only so long', async (path, ask, milliseconds) => {
  stubPage()
  const patience = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  ownApi(http.all(path, () => new Promise<Response>(() => undefined)))
  const answer = ask()
  patience.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(milliseconds)
})
