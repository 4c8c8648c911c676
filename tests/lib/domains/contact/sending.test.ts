import { beforeEach, expect, test } from 'vitest'
import { InvalidInputError, TooManyRequestsError } from '@/lib/core/errors'
import { rateLimits } from '@/lib/core/limits'
import { sendContact, signUpByEmail } from '@/lib/domains/contact/server'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { aContactForm, aMessage } from '../../support/contact'
import { stubUpstream } from '../../support/upstream'

beforeEach(forgetProcessState)

const person = { homepage: '', shownMs: 9000 }
const optional = aContactForm()
const form = { ...optional, fields: optional.fields.map((field) => ({ ...field, isRequired: false })) }
const message = { ...aMessage, ...person, language: 'en' }

const sentTo = () => stubUpstream(() => new Response(null))
const bodiesOf = (asked: Request[]) =>
  Promise.all(asked.map(async (request) => (await request.json()) as { email: string; id: string }))

test('a sign-up is sent once for an address and a form, in whatever letters, and others are others', async () => {
  const asked = sentTo()
  const signUp = (email: string, id: string) => signUpByEmail({ email, id, hasAccepted: true, ...person })
  await signUp('maya@example.com', 'footer')
  await signUp(' Maya@Example.com ', 'footer')
  await signUp('maya@example.com', 'help')
  await signUp('tomas@example.com', 'footer')
  expect((await bodiesOf(asked)).map(({ email, id }) => `${email} ${id}`)).toEqual([
    'maya@example.com footer',
    'maya@example.com help',
    'tomas@example.com footer',
  ])
})

test('a message has the names that were given, with no space around them', async () => {
  const asked = sentTo()
  await sendContact({ ...message, firstName: 'Maya', lastName: '' }, form)
  await sendContact({ ...message, firstName: '', lastName: 'Lindqvist' }, form)
  const names = await Promise.all(asked.map(async (request) => (await request.formData()).get('name')))
  expect(names).toEqual(['Maya', 'Lindqvist'])
})

test('messages that differ in anything are sent, and the same again is not', async () => {
  const asked = sentTo()
  const others = [{}, { email: 'm@example.com' }, { message: 'Other' }, { queryType: '' }, { firstName: 'Tomas' }, {}]
  for (const change of others) await sendContact({ ...message, ...change }, form)
  expect(asked).toHaveLength(5)
})

test('an address has so many messages in a while, in whatever letters', async () => {
  const asked = sentTo()
  const { tries } = rateLimits.submissionsOfAddress
  const send = (at: number) =>
    sendContact({ ...message, message: `${at}`, email: at % 2 ? 'MAYA@example.com' : 'maya@example.com' }, form)
  for (let at = 0; at < tries; at += 1) await send(at)
  await expect(send(tries)).rejects.toThrow(TooManyRequestsError)
  expect(asked).toHaveLength(tries)
})

test('messages without an address, where it is optional, are not counted as those of one [CT-010]', async () => {
  const asked = sentTo()
  const { tries } = rateLimits.submissionsOfAddress
  for (let at = 0; at <= tries; at += 1) await sendContact({ ...message, message: `${at}`, email: '' }, form)
  expect(asked).toHaveLength(tries + 1)
})

test('an address has so many tries with all forms together, however it is written', async () => {
  const asked = sentTo()
  const { tries } = rateLimits.submissionsOfAddress
  for (let at = 0; at < tries; at += 1) {
    const id = `footer-${at}`
    if (at % 2) await signUpByEmail({ email: 'Maya@Example.com', id, hasAccepted: true, ...person })
    else await sendContact({ ...message, message: id, email: 'MAYA@example.com' }, form)
  }
  const oneMore = { email: 'maya@example.com', id: 'help', hasAccepted: true, ...person }
  await expect(signUpByEmail(oneMore)).rejects.toThrow(TooManyRequestsError)
  await expect(sendContact({ ...message, message: 'One more' }, form)).rejects.toThrow(TooManyRequestsError)
  expect(asked).toHaveLength(tries)
})

test('what no person sends, or fails its rules, is sent nowhere', async () => {
  const asked = sentTo()
  await expect(sendContact({ ...message, homepage: 'x' }, form)).rejects.toThrow(InvalidInputError)
  await expect(sendContact({ ...message, email: 'maya' }, optional)).rejects.toThrow('email')
  await expect(signUpByEmail({ email: 'maya', id: 'a', hasAccepted: true, ...person })).rejects.toThrow(
    InvalidInputError,
  )
  await expect(signUpByEmail({ email: 'm@e.cc', id: 'a', hasAccepted: false, ...person })).rejects.toThrow(
    InvalidInputError,
  )
  expect(asked).toEqual([])
})
