import { beforeEach, expect, test } from 'vitest'
import attachVisitorPairing from '@/components/pairing/attach-visitor-pairing'
import { takeIntent } from '@/lib/domains/session/intents/storage'
import { openDialogs } from '../../support/dialogs'

beforeEach(() => {
  sessionStorage.clear()
  delete document.documentElement.dataset.player
  document.body.innerHTML = `<form><input type="checkbox"><button type="submit">Connect</button></form><dialog id="sign-in"></dialog>`
  openDialogs()
})

test('a visitor’s button waits for the terms, then says that pairing needs signing in, and remembers [PA-006, PA-009, PA-011]', () => {
  const form = document.querySelector('form')
  const [box, button, dialog] = ['input', 'button', 'dialog'].map((name) => document.querySelector<HTMLElement>(name))
  const detach = form ? attachVisitorPairing(form, { dialogId: 'sign-in' }) : () => undefined
  expect(button).toHaveAttribute('aria-disabled', 'true')
  box?.click()
  expect(button).toHaveAttribute('aria-disabled', 'false')
  button?.click()
  expect(dialog).toHaveAttribute('open')
  expect(takeIntent('pairing')).toMatchObject({ details: { step: 'start' } })
  detach()
  expect(button).not.toHaveAttribute('aria-disabled')
})

test('a press that misses the tick leads to it, which says what is missing, without a bubble of the browser’s [PA-009]', () => {
  document.body.innerHTML = `<form><input id="terms" type="checkbox" required><p id="terms-first">First the terms.</p><button>Go</button></form>`
  const [form, box] = [document.querySelector('form'), document.querySelector('input')]
  const detach = form ? attachVisitorPairing(form, { dialogId: 'none' }) : () => undefined
  const bubble = new Event('invalid', { cancelable: true })
  box?.dispatchEvent(bubble)
  expect(bubble.defaultPrevented).toBe(true)
  expect(box).toHaveFocus()
  expect(box).toHaveAccessibleDescription('First the terms.')
  box?.click()
  expect(box).not.toHaveAccessibleDescription()
  detach()
})

test('a player who presses it before the player’s button is there is led on by the form, and told nothing untrue [PA-010]', () => {
  document.documentElement.dataset.player = 'on'
  const form = document.querySelector('form')
  if (form) attachVisitorPairing(form, { dialogId: 'sign-in' })
  const submit = new SubmitEvent('submit', { cancelable: true })
  form?.dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(false)
  expect(document.querySelector('dialog')).not.toHaveAttribute('open')
  expect(takeIntent('pairing')).toBeUndefined()
})
