import { expect, test } from 'vitest'
import type { Contact } from '@/lib/domains/contact/endpoints'
import { contactErrors } from '@/lib/domains/contact/contact-rules'
import { noValues } from '@/lib/domains/contact/schema'
import { withContactUs } from '@/lib/domains/contact/with-contact-us'
import { aContactForm } from '../../support/contact'

const texts = { send: 'Send', sentText: 'We answer soon.' } as Contact['texts']

const form = aContactForm({
  fields: [
    { name: 'firstName', label: 'Prénom', placeholder: 'Camille', isRequired: false, isEmail: false },
    { name: 'email', label: 'E-mail', placeholder: undefined, isRequired: true, isEmail: false },
  ],
})

const row = (name: string, change = {}) => ({ name, isRequired: false, isEmail: false, ...change })

test('without such a form, and in maintenance, the contact form is what it is', () => {
  const contact = { form, texts }
  expect(withContactUs(undefined, contact)).toBe(contact)
  const closed = { form: null, texts }
  expect(withContactUs({ title: 'Bonjour', fields: [] }, closed)).toBe(closed)
})

test('its words take the place of those of the contact form, and what it leaves out stays [SL-form-03]', () => {
  const lent = { title: 'Écris-nous', thanks: 'À demain.', fields: [row('email', { placeholder: 'toi@velo.example' })] }
  const { form: worded, texts: said } = withContactUs(lent, { form, texts })
  expect(worded?.title).toBe('Écris-nous')
  expect(said).toEqual({ send: 'Send', sentText: 'À demain.' })
  expect(worded?.fields.map(({ label, placeholder }) => [label, placeholder])).toEqual([
    ['Prénom', 'Camille'],
    ['E-mail', 'toi@velo.example'],
  ])
  expect(withContactUs({ buttonLabel: 'Envoyer', fields: [] }, { form, texts }).texts.send).toBe('Envoyer')
})

test('its rules join those of the contact form, none of which it takes away [SL-form-03, CT-018, CT-019]', () => {
  const lent = { fields: [row('firstName', { isRequired: true }), row('email', { isEmail: true }), row('phone')] }
  const { form: ruled } = withContactUs(lent, { form, texts })
  if (ruled === null) throw new Error('no form')
  expect(ruled.fields.map(({ name }) => name)).toEqual(['firstName', 'email'])
  expect(contactErrors(noValues, ruled)).toEqual({ firstName: 'missingFirstName', email: 'missingEmail' })
  expect(contactErrors({ ...noValues, firstName: 'Camille', email: 'nowhere' }, ruled)).toEqual({
    email: 'invalidEmail',
  })
  expect(contactErrors({ ...noValues, email: 'nowhere' }, form)).toEqual({})
})
