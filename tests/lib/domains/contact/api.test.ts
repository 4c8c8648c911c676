import { http } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { findChat, loadContact, submitContact, submitForm, submitSignUp } from '@/lib/domains/contact/api'
import { aMessage } from '../../support/contact'
import { ownApi } from '../../support/own-api'
import { stubPage } from '../../support/page'

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
