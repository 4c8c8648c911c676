import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { HelpButton } from '@/components/contact/help-button'
import { HelpListener } from '@/components/contact/help-listener'
import { contactTexts } from '@/lib/domains/contact/presenter'
import { aContactForm } from '../../lib/support/contact'
import { answerWith, forgetAnswer } from '../../lib/support/consent'
import { ownApi } from '../../lib/support/own-api'
import { openDialogs } from '../../support/dialogs'
import { wearStyles } from '../../support/wear-styles'

const contact = { form: aContactForm(), texts: await contactTexts('en') }
const contactAnswer = http.get('/api/contact/form', () => Response.json(contact))
openDialogs()

const user = userEvent.setup({ delay: null })
const submit = vi.fn()

// A busy machine takes longer to compile it than a test waits.
beforeAll(() => import('@/components/contact/help-with'))

beforeEach(() => {
  forgetAnswer()
  submit.mockClear()
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit)
  document.documentElement.lang = 'en'
})

async function show(means: 'form' | 'chat', label = 'Write to us') {
  const button = await HelpButton({ label, means, href: '/help/contact', className: '' })
  render(
    <>
      {button}
      <HelpListener />
    </>,
  )
  return screen.getByRole('button')
}

test('the event for the contact form opens it in a modal; closing it leaves nothing behind [CT-034]', async () => {
  const asked = ownApi(contactAnswer)
  const button = await show('form')
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Drop us a line' })).toBeVisible()
  expect(asked).toEqual(['GET /api/contact/form?language=en'])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('while a finger is still down on it the form is asked for already, once', async () => {
  const asked = ownApi(contactAnswer)
  const button = await show('form')
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  await waitFor(() => expect(asked).toEqual(['GET /api/contact/form?language=en']))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(await screen.findByRole('dialog', { name: 'Drop us a line' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('what could not be had while the finger was down is asked for again by the click', async () => {
  let isBack = false
  const asked = ownApi(
    http.get('/api/contact/form', () => (isBack ? Response.json(contact) : new Response(null, { status: 503 }))),
  )
  const button = await show('form')
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  await waitFor(() => expect(asked).toHaveLength(1))
  isBack = true
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(await screen.findByRole('dialog', { name: 'Drop us a line' })).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('what came for a press that was taken back is not shown by a later one', async () => {
  const asked = ownApi(contactAnswer)
  const button = await show('form')
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  await waitFor(() => expect(asked).toHaveLength(1))
  await user.pointer({ keys: '[/MouseLeft]', target: document.body })
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 3000)
  button.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Drop us a line' })).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('nothing is asked for before the button is pressed', async () => {
  const asked = ownApi(contactAnswer)
  await show('form')
  expect(asked).toEqual([])
})

test.each([
  ['is down', () => new Response(null, { status: 503 })],
  ['answers something else', () => Response.json({ form: 7 })],
  ['can’t be reached', () => Response.error()],
])('where our server %s, the button leads to the form’s page', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  ownApi(http.get('/api/contact/form', answer))
  const button = await show('form')
  await user.click(button)
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  expect(button.closest('form')).toHaveAttribute('action', '/help/contact')
})

type Started = { attributes: Record<string, string> }

/** The provider's chat, as its script leaves it in the page. */
function chatWidget() {
  const widget = {
    started: [] as Started[],
    opened: 0,
    start: async (options: Started) => void widget.started.push(options),
    open: () => void (widget.opened += 1),
  }
  vi.stubGlobal('ChatWidget', widget)
  return widget
}

const chat = { isAvailable: true, script: 'http://localhost:4010/chat/chat.js' }
const chatApi = (answer: () => Response | Promise<Response>) =>
  ownApi(http.get('/api/chat/availability', answer), contactAnswer)

test('while an agent is looked for the button is disabled and shows a spinner [CT-016]', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = chatApi(() => promise)
  chatWidget()
  const button = await show('chat', 'Chat with us')
  await user.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  expect(button.querySelector('.help-spinner')).toBeInTheDocument()
  await user.click(button)
  resolve(Response.json(chat))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  expect(asked).toEqual(['GET /api/chat/availability'])
})

test('where an agent is there the chat opens, with the page’s address noted on it [CT-017, CT-029, CT-031]', async () => {
  chatApi(() => Response.json(chat))
  const widget = chatWidget()
  await user.click(await show('chat'))
  await waitFor(() => expect(widget.opened).toBe(1))
  expect(widget.started).toEqual([{ attributes: { pageUrl: location.href } }])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('availability is asked for at each press', async () => {
  const asked = chatApi(() => Response.json(chat))
  chatWidget()
  const button = await show('chat')
  for (let press = 0; press < 2; press += 1) {
    await user.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  }
  expect(asked).toHaveLength(2)
})

test('without an agent the button reads Get Help, and nothing else, and the contact form opens [CT-007]', async () => {
  wearStyles('components/contact/help.css')
  let isAvailable = false
  chatApi(() => Response.json({ ...chat, isAvailable }))
  chatWidget()
  const button = await show('chat', 'Chat with us')
  expect(button).toHaveAccessibleName('Chat with us')
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Drop us a line' })).toBeVisible()
  expect(button).toHaveAccessibleName('Get Help')
  isAvailable = true
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(button)
  await waitFor(() => expect(button).toHaveAccessibleName('Chat with us'))
})

test.each([
  ['can’t be asked for', () => Response.error(), {}],
  ['throws as it starts', () => Response.json(chat), { start: () => Promise.reject(new Error('no')), open: () => 0 }],
  [
    'comes from a script that may not be loaded',
    () => Response.json({ ...chat, script: 'javascript:alert(1)' }),
    undefined,
  ],
])('a chat that %s is logged, and the form opens with no word of it [CT-032]', async (_, availability, widget) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  chatApi(availability)
  vi.stubGlobal('ChatWidget', widget)
  const button = await show('chat')
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Drop us a line' })).toBeVisible()
  expect(log).toHaveBeenCalledWith('Failed to start Kustomer chat', expect.anything())
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})

test.each([
  ['script never comes', undefined],
  ['start never ends', { start: () => new Promise(() => undefined) }],
])(
  'a chat whose %s gives way to the form in a while, and does not open over it later [CT-032]',
  async (_, starting) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    chatApi(() => Response.json(chat))
    vi.stubGlobal('ChatWidget', starting && { ...starting, open: () => 0 })
    const button = await show('chat')
    await user.click(button)
    const script = () => document.querySelector<HTMLScriptElement>(`script[src="${chat.script}"]`)
    await waitFor(() => expect(script() === null).toBe(starting !== undefined))
    await waitFor(() => expect(button.dataset.agent).toBe('available'))
    // The form is asked for with a patience of its own.
    timeout.mockReturnValue(new AbortController().signal)
    patience.abort()
    expect(await screen.findByRole('dialog', { name: 'Drop us a line' })).toBeVisible()
    expect(log).toHaveBeenCalledWith('Failed to start Kustomer chat', expect.anything())
    const late = chatWidget()
    script()?.dispatchEvent(new Event('load'))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    expect([late.started.length, late.opened]).toEqual([0, 0])
    script()?.remove()
  },
)

const chatScripts = () => [...document.head.querySelectorAll(`script[src="${chat.script}"]`)]

test('nothing of the chat is loaded before it is opened, unless the visitor has agreed to that', async () => {
  const asked = chatApi(() => Response.json(chat))
  const button = await show('chat')
  await user.hover(button)
  expect(asked).toEqual([])
  await user.unhover(button)
  answerWith('chat')
  await user.hover(button)
  await waitFor(() => expect(chatScripts()).toHaveLength(1))
  expect(asked).toEqual(['GET /api/chat/availability'])
  await user.unhover(button)
  await user.hover(button)
  expect(asked).toHaveLength(1)
})
