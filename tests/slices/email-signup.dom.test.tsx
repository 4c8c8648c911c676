import { expect, test } from 'vitest'
import { paragraph, sectionElement } from './render-section'

const primary = {
  id: 'footer',
  title: 'Stay in the bunch',
  button_label: 'Sign me up',
  input_error_message: 'Lost its way.',
  terms_error_message: 'Agree first.',
  terms_text: paragraph('I agree to the terms.'),
  thank_you_message: paragraph('You are in.'),
}

test('has an e-mail field, a terms checkbox and a submit button, and shows no error yet [SL-email_signup-01, FM-001, FM-002]', async () => {
  const element = await sectionElement('email_signup', { primary })
  const form = element.querySelector('form')
  expect(form).toHaveAttribute('action', '/api/email-sign-up')
  expect(form?.querySelector('input[type=email]')).toHaveAttribute('name', 'email')
  expect(form?.querySelector('input[type=checkbox]')?.closest('label')).toHaveTextContent('I agree to the terms.')
  expect(form?.querySelector('button[type=submit]')).toHaveTextContent('Sign me up')
  expect(form?.querySelector('[name=id]')).toHaveValue('footer')
  expect(form).not.toHaveTextContent('Lost its way.')
  expect(form).not.toHaveTextContent('Agree first.')
})

test('the checkbox has an id made from its terms, which others change [FM-003]', async () => {
  const idOf = async (terms: string) => {
    const element = await sectionElement('email_signup', { primary: { ...primary, terms_text: paragraph(terms) } })
    return element.querySelector('input[type=checkbox]')?.id
  }
  expect(await idOf('One')).toBe(await idOf('One'))
  expect(await idOf('One')).not.toBe(await idOf('Other'))
})

test('without an id of its own its record goes by the anchor, and without words it has ours', async () => {
  const element = await sectionElement('email_signup', { primary: { title: 'Hello' } }, { anchor: 'email_signup-4' })
  expect(element.querySelector('[name=id]')).toHaveValue('email_signup-4')
  expect(element.querySelector('label:has([type=checkbox])')).toHaveTextContent(/I agree/)
})

test('says nothing where editors said nothing', async () => {
  expect(await sectionElement('email_signup', { primary: { id: 'footer' } })).toBeEmptyDOMElement()
})
