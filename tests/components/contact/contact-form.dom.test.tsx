import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ContactForm } from '@/components/contact/contact-form'
import { ContactWindow } from '@/components/contact/contact-window'
import { TooManyRequestsError } from '@/lib/core/errors'
import { problemFromError } from '@/lib/core/problem'
import { contactTexts } from '@/lib/domains/contact/presenter'
import { noValues, type ContactForm as Form } from '@/lib/domains/contact/schema'
import { aContactForm, aMessage } from '../../lib/support/contact'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { openDialogs } from '../../support/dialogs'

const texts = await contactTexts('en')
const user = userEvent.setup({ delay: null })
const BANNER = 'We were unable to submit your form. You can try submitting again.'

/** Answers what the form sends. @returns what it sent */
function site(answer: () => Response | Promise<Response>): unknown[] {
  const sent: unknown[] = []
  ownApi(
    http.post('/api/contact', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}

const accepted = () => Response.json({ sent: true })

openDialogs()

let now = 0
beforeEach(() => {
  now = 0
  // Each look at the clock is a second later, so that nobody waits to be a person.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
})
afterEach(() => sessionStorage.clear())

const show = (form: Form | null = aContactForm(), onClose = () => undefined) =>
  render(<ContactWindow form={form} texts={texts} title="Help" language="en" onClose={onClose} />)

const field = (name: string) => screen.getByLabelText(name)
const press = () => user.click(screen.getByRole('button', { name: 'Send' }))

async function fillIn(): Promise<void> {
  await user.type(field('First name'), aMessage.firstName)
  await user.type(field('Last name'), aMessage.lastName)
  await user.type(field('E-mail'), aMessage.email)
  await user.selectOptions(field('Subject'), aMessage.queryType)
  await user.type(field('Message'), 'Hello')
}

test('is shown in a modal under its title, with its fields, its query types and its policy [CT-004, CT-008, CT-011]', () => {
  show()
  const dialog = screen.getByRole('dialog', { name: /drop us a line/i })
  for (const name of ['First name', 'Last name', 'E-mail', 'Message']) {
    expect(within(dialog).getByRole('textbox', { name })).toBeRequired()
  }
  expect(within(dialog).getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '9')
  const options = within(within(dialog).getByRole('combobox', { name: 'Subject' })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'What is it about?',
    'Events and results',
    'Something else',
  ])
  expect(options[0]).toHaveValue('')
  expect(within(dialog).getByRole('link', { name: 'answer you' })).toHaveAttribute('href', '/privacy')
})

test('says what is missing in the words of the specification, and sends nothing [CT-020, CT-021, CT-022]', async () => {
  const sent = site(accepted)
  show()
  await press()
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('Missing email'))
  expect(field('First name')).toHaveFocus()
  expect(field('Subject')).toHaveAccessibleDescription('Select an option')
  expect(field('Message')).toHaveAccessibleDescription('Missing message')
  await user.type(field('E-mail'), 'maya')
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('invalid email address'))
  await user.type(field('E-mail'), '@example.com')
  await waitFor(() => expect(field('E-mail')).not.toHaveAccessibleDescription())
  expect(sent).toEqual([])
})

test('sends what was typed once, and everything is disabled meanwhile [CT-012, CT-023]', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const sent = site(() => promise)
  show()
  await fillIn()
  await press()
  await waitFor(() => expect(sent).toHaveLength(1))
  await screen.findByRole('button', { name: 'Sending…' })
  for (const each of [...screen.getAllByRole('textbox'), screen.getByRole('combobox')]) expect(each).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Sending…' }))
  resolve(accepted())
  await screen.findByRole('dialog', { name: 'thanks for submitting' })
  expect(sent).toEqual([{ ...aMessage, message: 'Hello', homepage: '', shownMs: expect.any(Number), language: 'en' }])
})

test('thanks in a modal whose button closes everything [CT-005, CT-014, CT-027]', async () => {
  site(accepted)
  const onClose = vi.fn()
  show(aContactForm(), onClose)
  await fillIn()
  await press()
  const dialog = await screen.findByRole('dialog', { name: 'thanks for submitting' })
  expect(dialog).toHaveTextContent(
    'Your request has been received and our staff will review your request within 24 hours. Be sure to check your email for updates.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'ok, got it' }))
  expect(onClose).toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

test('a failure shows the banner and keeps every letter, also through a reload [CT-012, CT-013]', async () => {
  site(() => problemAnswer('upstream_failed', 502))
  const { unmount } = show()
  await fillIn()
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(BANNER))
  expect(screen.queryByText(texts.sentTitle)).not.toBeInTheDocument()
  expect(field('Message')).toHaveValue('Hello')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus())
  unmount()
  show()
  await waitFor(() => expect(field('First name')).toHaveValue('Maya'))
  expect(field('Subject')).toHaveValue('Something else')
  expect(field('Message')).toHaveValue('Hello')
})

test('what a player has typed is not for who uses the tab after them', async () => {
  site(() => Response.json({}))
  document.documentElement.dataset.playerId = 'somebody-else'
  const { unmount } = show()
  await fillIn()
  unmount()
  delete document.documentElement.dataset.playerId
  show()
  await waitFor(() => expect(sessionStorage.getItem('contact-draft')).toBeNull())
  expect(field('Message')).toHaveValue('')
})

test('what a visitor has typed is there after signing in, and a player’s also while nobody can say who is signed in', async () => {
  site(() => Response.json({}))
  document.documentElement.dataset.player = 'on'
  onTestFinished(() => void delete document.documentElement.dataset.player)
  const kept = (by: string) => JSON.stringify({ by, values: { ...noValues, message: 'Hello' } })
  sessionStorage.setItem('contact-draft', kept(''))
  const { unmount } = show()
  await waitFor(() => expect(field('Message')).toHaveValue('Hello'))
  unmount()
  const answer = vi.fn(() => problemAnswer('upstream_unavailable', 503))
  ownApi(http.get('/api/session', answer))
  sessionStorage.setItem('contact-draft', kept('maya'))
  show()
  await waitFor(() => expect(answer).toHaveBeenCalled())
  expect(field('Message')).toHaveValue('')
  expect(sessionStorage.getItem('contact-draft')).toBe(kept('maya'))
})

test.each([
  ['no answer', () => Response.error()],
  ['an answer that is cut short', () => new Response('{"sent":')],
  ['an answer that says something else', () => Response.json({ sent: 'maybe' })],
])('%s is no thanks', async (_, answer) => {
  site(answer)
  show()
  await fillIn()
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(BANNER))
})

test('who sends too often is told how long to wait', async () => {
  site(() => Response.json(problemFromError(new TooManyRequestsError(37)), { status: 429 }))
  show()
  await fillIn()
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Please wait 37 seconds/))
})

test('is not rendered in maintenance; the modal says where to write [CT-015]', () => {
  show(null)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('dialog')).toHaveTextContent(/support@/)
})

test('without script it is a native form whose browser checks it, and keeps what was typed before', () => {
  const page = document.createElement('div')
  const props = { form: aContactForm(), texts, language: 'de', typed: aMessage, notSent: BANNER }
  page.innerHTML = renderToString(<ContactForm {...props} onSent={() => undefined} />)
  const form = page.querySelector('form')
  expect(form).toHaveAttribute('action', '/api/contact')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).not.toHaveAttribute('novalidate')
  if (!form) throw new Error('no form')
  expect(Object.fromEntries(new FormData(form))).toEqual({ ...aMessage, language: 'de', homepage: '' })
  expect(page.querySelector('[role=alert]')).toHaveTextContent(BANNER)
})
