import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ContactUsState } from '@/components/contact/lazy'
import { log } from '@/lib/core/server/log'
import { findContactUs } from '@/lib/domains/contact/contact-us'
import { propsOf } from './props-of'
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

const place = (element: Element) =>
  ['document', 'section'].map((part) => element.querySelector(`input[name="form-${part}"]`)?.getAttribute('value'))

test('names its place in content, and not where it is sent; as a draft, too', async () => {
  for (const isDraft of [false, true]) {
    const element = await sectionElement('form', { id: 'form$1', primary }, { documentId: 'page-1', isDraft })
    expect(place(element)).toEqual(['page-1', 'form$1'])
    expect(element.innerHTML).not.toContain('localhost:4')
  }
})

test('where it is on no page it has no place, and says that it is sent nowhere', async () => {
  const element = await sectionElement('form', { id: 'form$1', primary })
  expect(place(element)).toEqual([null, null])
  expect(element.querySelector('.answered-form-failed')).toHaveTextContent(/^Nothing was sent: .* sample/)
})

test('a field that could be mistaken for one of the form’s own inputs is left out', async () => {
  const items = ['homepage', 'form-section', 'form', 'Homepage'].map((name) => ({ name }))
  const element = await sectionElement('form', { primary, items })
  const inputs = [...element.querySelectorAll<HTMLInputElement>('fieldset > div:not([aria-hidden]) input')]
  expect(inputs.map(({ name }) => name)).toEqual(['email', 'form', 'Homepage'])
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

test('its words and every row are kept for the contact form; a second one replaces nothing [SL-form-03, SL-form-04]', async () => {
  const items = [
    { name: 'firstName', placeholder_text: 'Rufname', required: true, form_validation: null },
    { name: 'email', placeholder_text: null, required: false, form_validation: 'email' },
    { name: 'phone', placeholder_text: 'Telefon', required: 'true', form_validation: '' },
    { placeholder_text: 'Kein Name' },
  ]
  const lent = {
    form_id: 'contact_us',
    title: 'Schreib uns!',
    placeholder: 'du@zuhause.example',
    button_label: 'Ab damit',
    thank_you_message: paragraph('Danke, bis morgen.'),
  }
  const given = await propsOf(ContactUsState, { slice_type: 'form', primary: lent, items })
  const first = {
    title: 'Schreib uns!',
    buttonLabel: 'Ab damit',
    thanks: 'Danke, bis morgen.',
    fields: [
      { name: 'firstName', placeholder: 'Rufname', isRequired: true, isEmail: false },
      { name: 'email', placeholder: 'du@zuhause.example', isRequired: false, isEmail: true },
      { name: 'phone', placeholder: 'Telefon', isRequired: true, isEmail: false },
    ],
  }
  expect(given).toEqual([{ form: first }])
  expect(findContactUs()).toBeUndefined()
  render(<ContactUsState form={first} />)
  await waitFor(() => expect(findContactUs()).toEqual(first))
  render(<ContactUsState form={{ title: 'Another', fields: [] }} />)
  expect(findContactUs()).toEqual(first)
})
