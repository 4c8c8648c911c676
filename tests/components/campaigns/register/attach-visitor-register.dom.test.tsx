import { beforeEach, expect, test } from 'vitest'
import attachVisitorRegister from '@/components/campaigns/register/attach-visitor-register'
import { stubLocalStorage } from '../../../lib/support/storage'

const markerKey = 'gruppetto:register:tour'

let stored: Map<string, string>

beforeEach(() => {
  stored = stubLocalStorage()
})

function draw(terms: string) {
  const root = document.createElement('div')
  root.innerHTML = `${terms}<a href="#login" data-register=""><b>Join</b></a><a href="#rules">Rules</a>`
  document.body.replaceChildren(root)
  return { root, detach: attachVisitorRegister(root, { markerKey }) }
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test.each([
  ['ticked terms', '<input type="checkbox" checked>', 'terms-ticked'],
  ['terms not ticked', '<input type="checkbox">', 'terms-not-ticked'],
  ['no terms', '', 'terms-ticked'],
])('following the button to sign-in keeps the wish to register, with %s [CP-034]', (_, terms, expected) => {
  draw(terms)
  press('b')
  expect(stored.get(markerKey)?.split(' ')[0]).toBe(expected)
})

test('other links keep nothing, nor does the button once the behaviour is gone', () => {
  const { detach } = draw('')
  press('[href="#rules"]')
  detach()
  press('[data-register]')
  expect(stored.size).toBe(0)
})
