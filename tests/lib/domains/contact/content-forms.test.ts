import { describe, expect, test } from 'vitest'
import { readForm } from '@/lib/domains/contact/forms-server'
import { MAX_FIELD_LENGTH, MAX_FIELDS } from '@/lib/domains/contact/form-field'
import { fieldProblem, formSubmissionSchema, isFormAction } from '@/lib/domains/contact/generic-form'

const section = (primary: object, items: unknown = []) => ({ slice_type: 'form', primary: { ...primary }, items })
const email = { name: 'email', label: '', isRequired: true, isEmail: true }

describe('a form of content', () => {
  test('is a form section, unless it lends its words to the contact form', () => {
    expect(readForm(section({ action_url: 'https://forms.cc/a' }))).toEqual({
      action: 'https://forms.cc/a',
      fields: [email],
    })
    expect(readForm({ slice_type: 'form' })).toEqual({ action: '', fields: [email] })
    expect(readForm(section({ form_id: 'contact_us' }))).toBeUndefined()
    expect(readForm({ ...section({}), slice_type: 'hero' })).toBeUndefined()
  })

  test('has the fields of its rows, each as its editor says', () => {
    const items = [
      { name: 'club', placeholder_text: 'Your club', required: true },
      { name: 'second', form_validation: 'email' },
      { name: 'third', form_validation: 'phone', required: false },
    ]
    expect(readForm(section({}, items))?.fields).toEqual([
      email,
      { name: 'club', label: 'Your club', isRequired: true, isEmail: false },
      { name: 'second', label: 'second', isRequired: false, isEmail: true },
      { name: 'third', label: 'third', isRequired: false, isEmail: false },
    ])
  })

  test('has an address of its own, asked for and checked, where its editor puts it or first', () => {
    const items = [{ name: 'club' }, { name: 'email', placeholder_text: 'Mail', required: false }]
    expect(readForm(section({}, items))?.fields.map(({ name }) => name)).toEqual(['club', 'email'])
    expect(readForm(section({}, items))?.fields[1]).toEqual({ ...email, label: 'Mail' })
    expect(readForm(section({ placeholder: 'Your mail' }), 'E-mail')?.fields).toEqual([
      { ...email, label: 'Your mail' },
    ])
    expect(readForm(section({}), 'E-mail')?.fields).toEqual([{ ...email, label: 'E-mail' }])
  })

  test.each(['homepage', 'form-place', 'a b', 'a.b', '', 'x'.repeat(61), 'ü'])(
    'has no field of the name “%s”',
    (name) => {
      expect(readForm(section({}, [{ name }]))?.fields).toEqual([email])
    },
  )

  test.each(['homepages', 'form', 'my-form-1', 'A_b-2', 'x'.repeat(60)])('may have one of the name “%s”', (name) => {
    expect(readForm(section({}, [{ name }]))?.fields.map((field) => field.name)).toEqual(['email', name])
  })

  test('has of two fields of a name the last, and no more than may be', () => {
    const twice = [
      { name: 'club', placeholder_text: 'one' },
      { name: 'club', placeholder_text: 'two' },
    ]
    expect(readForm(section({}, twice))?.fields.map(({ label }) => label)).toEqual(['', 'two'])
    const many = Array.from({ length: 50 }, (_, at) => ({ name: `field-${at}` }))
    expect(readForm(section({}, many))?.fields).toHaveLength(MAX_FIELDS)
    expect(readForm(section({}, 'no rows'))?.fields).toEqual([email])
  })
})

describe('what is typed into a field', () => {
  const field = { name: 'club', label: '', isRequired: false, isEmail: false }

  test.each([
    ['nothing, where it is asked for', '', { isRequired: true }, 'required'],
    ['spaces, where it is asked for', '  ', { isRequired: true }, 'required'],
    ['nothing, where it is not', '  ', { isEmail: true }, undefined],
    ['as much as may be', ` ${'a'.repeat(MAX_FIELD_LENGTH)} `, {}, undefined],
    ['more', 'a'.repeat(MAX_FIELD_LENGTH + 1), {}, 'maxLength'],
    ['no address, where one is asked for', 'maya', { isEmail: true }, 'email'],
    ['no address, where none is', 'maya', {}, undefined],
    ['an address', ' maya@example.com ', { isEmail: true, isRequired: true }, undefined],
  ] as const)('%s', (_, typed, rules, problem) => {
    expect(fieldProblem(typed, { ...field, ...rules })).toBe(problem)
  })
})

test.each([
  ['https://forms.cc/a', true],
  ['https://forms.cc:8443/a', false],
  ['https://other.cc/a', false],
  ['https://a.forms.cc/a', false],
  ['http://forms.cc/a', false],
  ['http://localhost:4010/a', true],
  ['https://user@forms.cc/a', false],
  ['https://:secret@forms.cc/a', false],
  ['ftp://forms.cc/a', false],
  ['/a', false],
  ['', false],
])('a form may be sent to %s: %s', (address, may) => {
  expect(isFormAction(address, ['forms.cc', 'localhost:4010'])).toBe(may)
})

test('a submission names its place and its fields, and no field longer than may be', () => {
  const place = { documentId: 'abc', sectionId: 'form$1' }
  const guard = { homepage: '' }
  const accepts = (fields: Record<string, string>, more = {}) =>
    formSubmissionSchema.safeParse({ place, fields, ...guard, ...more }).success
  expect(accepts({ email: 'a', 'my-field_2': 'x'.repeat(MAX_FIELD_LENGTH) })).toBe(true)
  expect(accepts({ email: 'x'.repeat(MAX_FIELD_LENGTH + 1) })).toBe(false)
  for (const name of ['', 'a b', 'x'.repeat(61)]) expect(accepts({ [name]: 'a' })).toBe(false)
  expect(accepts({ ['x'.repeat(60)]: 'a' })).toBe(true)
  expect(accepts({}, { homepage: 'x'.repeat(2001) })).toBe(false)
  expect(accepts({}, { place: undefined })).toBe(false)
})
