import { beforeEach, expect, test } from 'vitest'
import { problemsOfAll } from '@/e2e/support/structured-data'
import { InvalidInputError, TooManyRequestsError } from '@/lib/core/errors'
import { cleanValues, contactErrors, longest, oneLine } from '@/lib/domains/contact/contact-rules'
import { storeContactUs, findContactUs } from '@/lib/domains/contact/contact-us'
import { assertPerson, SHORTEST_MS } from '@/lib/domains/contact/guard'
import { isEmail } from '@/lib/domains/contact/is-email'
import { findSentDraft, keepSentDraft } from '@/lib/domains/contact/kept-draft'
import { noValues } from '@/lib/domains/contact/schema'
import { signUpProblems, signUpSubmissionSchema } from '@/lib/domains/contact/sign-up'
import { faqStructuredData } from '@/lib/domains/contact/structured-data'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { aContactForm, aMessage } from '../../support/contact'

beforeEach(forgetProcessState)

test('a person leaves the hidden field empty and takes a moment, or runs no script', () => {
  for (const shownMs of [SHORTEST_MS, SHORTEST_MS + 1, undefined])
    expect(() => assertPerson({ homepage: '', shownMs })).not.toThrow()
  expect(() => assertPerson({ homepage: 'x', shownMs: 9000 })).toThrow(InvalidInputError)
})

test('who is too quick is asked to wait for two seconds', () => {
  const refusal = new TooManyRequestsError(2)
  for (const shownMs of [0, SHORTEST_MS - 1]) expect(() => assertPerson({ homepage: '', shownMs })).toThrow(refusal)
})

test('a sign-up names what is missing [FM-006, FM-008, FM-009]', () => {
  const problems = (email: string, hasAccepted: boolean) => signUpProblems({ email, hasAccepted })
  expect(problems('maya@example.com', true)).toEqual([])
  expect(problems('maya', true)).toEqual(['email'])
  expect(problems('maya@example.com', false)).toEqual(['terms'])
  expect(problems('', false)).toEqual(['email', 'terms'])
})

test('a sign-up has a form, and nothing is longer than it needs to be', () => {
  const given = { email: 'a', hasAccepted: true, id: 'footer', homepage: '' }
  const accepts = (change: object) => signUpSubmissionSchema.safeParse({ ...given, ...change }).success
  expect([accepts({}), accepts({ email: 'x'.repeat(300) }), accepts({ id: 'x'.repeat(200) })]).toEqual([
    true,
    true,
    true,
  ])
  for (const change of [
    { email: 'x'.repeat(301) },
    { id: '' },
    { id: 'x'.repeat(201) },
    { id: 'a\nb' },
    { hasAccepted: 1 },
  ])
    expect(accepts(change)).toBe(false)
})

test('an address has at most 254 characters [FM-007]', () => {
  const address = (length: number) => `${'a'.repeat(60)}@${'b.'.repeat((length - 64) / 2)}ccc`
  expect([address(254).length, isEmail(address(254)), isEmail(address(256))]).toEqual([254, true, false])
})

test('what was typed without script is there for a quarter of an hour, under a key nobody guesses', async () => {
  const draft = {
    values: { ...noValues, message: 'Hello' },
    code: 'upstream_unavailable' as const,
    retryAfterSeconds: 3,
  }
  const [first, second] = [await keepSentDraft(draft, 1000), await keepSentDraft(draft, 1000)]
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(first).not.toBe(second)
  await expect(findSentDraft(first, 1000 + 15 * 60_000 - 1)).resolves.toEqual(draft)
  await expect(findSentDraft(first, 1000 + 15 * 60_000)).resolves.toBeUndefined()
  await expect(findSentDraft('other', 1000)).resolves.toBeUndefined()
})

test('the first form that lends its words to the contact form keeps doing so [SL-form-04]', () => {
  expect(findContactUs()).toBeUndefined()
  const first = { title: 'first', fields: [] }
  storeContactUs(first)
  storeContactUs({ title: 'second', fields: [] })
  expect(findContactUs()).toBe(first)
})

test('questions are told to search engines as such', () => {
  const data = faqStructuredData([{ question: 'How?', answer: 'So.' }])
  expect(problemsOfAll([data])).toEqual([])
  expect(data).toEqual({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
  })
})

test('a message keeps its lines and tabs, and loses other control signs', () => {
  const typed = { ...noValues, message: ' one\r\ntwo\rthree\n\tfour\0\u0007 ', firstName: ' Ma\0\nya ' }
  expect(cleanValues(typed)).toEqual({ ...noValues, message: 'one\ntwo\nthree\n\tfour', firstName: 'Ma ya' })
  expect(oneLine('\ta\u0085b\r\n')).toBe('a b')
})

test('each field may be as long as it may be, not counting spaces around it', () => {
  const form = aContactForm({ queryTypes: { placeholder: '', options: ['q'.repeat(longest.queryType)] } })
  const typed = {
    ...aMessage,
    firstName: ` ${'a'.repeat(longest.firstName)} `,
    message: ` ${'a'.repeat(longest.message)} `,
    queryType: 'q'.repeat(longest.queryType),
  }
  expect(contactErrors(typed, form)).toEqual({})
})
