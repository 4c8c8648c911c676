import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachVisitorOptIn from '@/components/fundraising/attach-visitor-opt-in'
import { takeIntent } from '@/lib/domains/session/intents/storage'

let form: HTMLFormElement
const box = () => form.querySelector<HTMLInputElement>('input[name="terms"]')
const states = () => [...form.querySelectorAll('button')].map((button) => button.getAttribute('aria-disabled'))

beforeEach(() => {
  sessionStorage.clear()
  form = document.createElement('form')
  form.innerHTML = `<input type="hidden" name="kind" value="fundraising"><input type="checkbox" name="terms" value="ticked">
    <button name="way" value="share">Start</button><button name="way" value="donate">Donate</button>`
  document.body.replaceChildren(form)
})

afterEach(() => vi.unstubAllGlobals())

function send(way: string): FormData {
  const formData = new FormData(form)
  formData.set('way', way)
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
  return formData
}

test('the buttons are disabled until the terms are ticked [FR-034]', () => {
  const detach = attachVisitorOptIn(form, { eventId: '1001' })
  expect(states()).toEqual(['true', 'true'])
  box()?.click()
  expect(states()).toEqual(['false', 'false'])
  box()?.click()
  expect(states()).toEqual(['true', 'true'])
  detach()
  expect(states()).toEqual([null, null])
})

test.each([
  ['share', false],
  ['donate', true],
])('going to sign-in to %s is remembered, and sends no intent besides [FR-019]', (way, donates) => {
  const detach = attachVisitorOptIn(form, { eventId: '1001' })
  expect(send(way).has('kind')).toBe(false)
  expect(takeIntent('fundraising')).toMatchObject({ details: { eventId: '1001', donates } })
  detach()
  expect(send(way).get('kind')).toBe('fundraising')
})

test('where the browser keeps nothing the form brings it to the server', () => {
  attachVisitorOptIn(form, { eventId: '1001' })
  vi.stubGlobal('sessionStorage', undefined)
  expect(send('share').get('kind')).toBe('fundraising')
})
