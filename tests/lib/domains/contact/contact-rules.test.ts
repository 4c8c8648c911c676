import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanValues, contactErrors, longest } from '@/lib/domains/contact/contact-rules'
import { isEmail } from '@/lib/domains/contact/is-email'
import { contactFields, noValues, type ContactForm } from '@/lib/domains/contact/schema'
import { aContactForm, aMessage } from '../../support/contact'

const form = aContactForm()

const withFields = (change: Partial<ContactForm['fields'][number]>): ContactForm => ({
  ...form,
  fields: form.fields.map((field) => ({ ...field, ...change })),
})

test('a message that fills in every field is in order', () => {
  expect(contactErrors(aMessage, form)).toEqual({})
})

test('each empty field that has to be filled in says so [CT-020, CT-021, CT-022]', () => {
  expect(contactErrors(noValues, form)).toEqual({
    firstName: 'missingFirstName',
    lastName: 'missingLastName',
    email: 'missingEmail',
    queryType: 'missingQueryType',
    message: 'missingMessage',
  })
})

test('nothing has to be filled in that editors don’t ask for [CT-010, CT-018]', () => {
  expect(contactErrors(noValues, withFields({ isRequired: false }))).toEqual({})
})

test('an address is checked where its field says so, and only there [CT-019]', () => {
  const typed = { ...aMessage, email: 'maya at example' }
  expect(contactErrors(typed, form)).toEqual({ email: 'invalidEmail' })
  expect(contactErrors(typed, withFields({ isEmail: false }))).toEqual({})
})

test.each(['Something else\n', 'Nothing we offer', form.queryTypes.placeholder])(
  'the query type is one of the options, not %j',
  (queryType) => {
    const isOption = form.queryTypes.options.includes(queryType.trim())
    expect(contactErrors({ ...aMessage, queryType }, form)).toEqual(isOption ? {} : { queryType: 'missingQueryType' })
  },
)

test.each(contactFields.filter((name) => name !== 'queryType'))('%s has an end', (name) => {
  const typed = { ...aMessage, [name]: 'a'.repeat(longest[name] + 1) }
  expect(contactErrors(typed, form)).toEqual({ [name]: 'tooLong' })
})

describe('whatever is typed', () => {
  const values = fc.record({
    firstName: fc.string(),
    lastName: fc.string({ unit: 'binary' }),
    email: fc.oneof(fc.emailAddress(), fc.string()),
    queryType: fc.oneof(fc.constantFrom(...form.queryTypes.options), fc.string()),
    message: fc.string({ unit: 'binary', maxLength: 400 }),
  })

  test('there are errors of fields of the form alone, and none where nothing is asked for and nothing was typed', () => {
    fc.assert(
      fc.property(values, (typed) => {
        for (const name of Object.keys(contactErrors(typed, form))) expect(contactFields).toContain(name)
      }),
    )
  })

  test('what goes on has no control sign but the line breaks of the message, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(values, (typed) => {
        const clean = cleanValues(typed)
        const { message, ...lines } = clean
        expect(Object.values(lines).join('')).not.toMatch(/\p{Cc}/u)
        expect(message.replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u)
        expect(cleanValues(clean)).toEqual(clean)
      }),
    )
  })

  test('no header can be smuggled into a name or an address', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('\r\n', '\n', '\r', '\0'), fc.string(), (before, sign, after) => {
        const injected = `${before}${sign}Bcc: ${after}`
        const { firstName, email } = cleanValues({ ...aMessage, firstName: injected, email: injected })
        expect(firstName + email).not.toMatch(/[\r\n\0]/)
        expect(isEmail(email)).toBe(false)
      }),
    )
  })
})

test('every address of the common form is one, and nothing without an @ [FM-007]', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,20}$/)
  const isOne = fc.property(word, word, (name, host) => {
    expect(isEmail(` ${name}@${host}.example `)).toBe(true)
  })
  const isNone = fc.property(fc.string(), (text) => {
    expect(isEmail(text.replaceAll('@', ''))).toBe(false)
  })
  fc.assert(isOne)
  fc.assert(isNone)
})
