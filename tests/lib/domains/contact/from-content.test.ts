import { expect, test } from 'vitest'
import { contactFormFrom } from '@/lib/domains/contact/from-content'

const words = {
  title: 'drop us a line',
  labels: { firstName: 'First name', lastName: 'Last name', email: 'E-mail', queryType: 'Subject', message: 'Message' },
}

const content = {
  title: 'Write to us',
  fields: [
    { name: 'email', placeholder: 'you@home', isRequired: true, validation: 'email' },
    { name: 'message', placeholder: undefined, isRequired: false, validation: undefined },
  ],
  queryTypes: ['What is it about?', 'Events', 'Money', 'Events'],
  policy: undefined,
}

test('the first query type is the placeholder, and the rest are the options [CT-009]', () => {
  const { queryTypes } = contactFormFrom(content, words, '')
  expect(queryTypes).toEqual({ placeholder: 'What is it about?', options: ['Events', 'Money'] })
})

test('the form has its five fields, each by its configuration [CT-008, CT-010]', () => {
  const { title, fields } = contactFormFrom(content, words, '')
  expect(title).toBe('Write to us')
  expect(fields.map(({ name }) => name)).toEqual(['firstName', 'lastName', 'email', 'queryType', 'message'])
  expect(fields.find(({ name }) => name === 'email')).toEqual({
    name: 'email',
    label: 'E-mail',
    placeholder: 'you@home',
    isRequired: true,
    isEmail: true,
  })
  expect(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(['email'])
})

test('without a configuration everything is asked for, in our words, but for a query type nobody could choose', () => {
  const { title, fields, queryTypes } = contactFormFrom(undefined, words, '')
  expect(title).toBe('drop us a line')
  expect(queryTypes).toEqual({ placeholder: 'Subject', options: [] })
  expect(fields.map(({ name, isRequired, isEmail }) => [name, isRequired, isEmail])).toEqual([
    ['firstName', true, false],
    ['lastName', true, false],
    ['email', true, true],
    ['message', true, false],
  ])
})
