import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { paragraph, sectionElement, webLink } from './render-section'

const primary = {
  form_id: 'club',
  action_url: webLink('http://localhost:4/forms/club'),
  thank_you_message: paragraph('Thanks!'),
}

test('is a form with its fields, an e-mail address among them [SL-form-01, FM-015]', async () => {
  const items = [{ name: 'club', placeholder_text: 'Name of the club', required: true }, { name: 'no name of a field' }]
  const element = await sectionElement('form', { primary, items })
  const inputs = [...element.querySelectorAll<HTMLInputElement>('form fieldset > div:not([aria-hidden]) input')]
  expect(inputs.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['email', 'email', true],
    ['club', 'text', true],
  ])
  expect(element.querySelector('form')).toHaveAttribute('action', '/api/forms')
})

test.each(['https://elsewhere.example/form', 'javascript:alert(1)', '/how-it-works', ''])(
  'is not shown where it would be sent to %j, and editors find why in the log',
  async (address) => {
    const warn = vi.spyOn(log, 'warn')
    const element = await sectionElement('form', { primary: { ...primary, action_url: webLink(address) } })
    expect(element).toBeEmptyDOMElement()
    expect(warn).toHaveBeenCalledTimes(1)
  },
)

test('one named contact_us shows nothing [SL-form-02]', async () => {
  const element = await sectionElement('form', { primary: { ...primary, form_id: 'contact_us', title: 'Write!' } })
  expect(element).toBeEmptyDOMElement()
})

test('its words and fields are kept for the contact form; a second one replaces nothing [SL-form-03, SL-form-04]', async () => {
  vi.resetModules()
  const { ContactUsState: State } = await import('@/components/contact/lazy')
  const { findContactUs } = await import('@/lib/domains/contact/contact-us')
  expect(findContactUs()).toBeUndefined()
  const first = { title: 'Write!', buttonLabel: 'Off it goes', placeholders: { email: 'you@home' } }
  render(<State {...first} />)
  await waitFor(() => expect(findContactUs()).toEqual(first))
  render(<State title="Another" placeholders={{}} />)
  expect(findContactUs()).toEqual(first)
})
