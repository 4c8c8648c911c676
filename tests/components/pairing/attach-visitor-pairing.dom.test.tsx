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
