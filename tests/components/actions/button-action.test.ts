import { expect, test } from 'vitest'
import { actionOf, buttonEvent } from '@/components/actions/button-action'

test('reads events in snake case and with spaces, and no other text', () => {
  expect(buttonEvent('create_account')).toBe('create_account')
  expect(buttonEvent(' Open chat ')).toBe('open_chat')
  expect(buttonEvent('explode')).toBeUndefined()
  expect(buttonEvent(undefined)).toBeUndefined()
})

test('an account is created on the join page', () => {
  expect(actionOf('create_account', { locale: 'en' })).toEqual({
    kind: 'link',
    link: { href: '/join', external: false, newTab: false },
  })
})

test('a video plays where the section has one [CT-035]', () => {
  expect(actionOf('play_video', { locale: 'en', videoAddress: '/film.mp4' })).toEqual({
    kind: 'video',
    address: '/film.mp4',
  })
  expect(actionOf('play_video', { locale: 'en' })).toBeUndefined()
})

test('nobody registers for a campaign that nobody names', () => {
  expect(actionOf('campaign_register', { locale: 'en', videoAddress: '/film.mp4' })).toBeUndefined()
})

test.each([
  ['open_chat', 'chat'],
  ['open_kustomer_chat', 'chat'],
  ['open_solvvy', 'chat'],
  ['open_contact_email_form', 'form'],
] as const)(
  '%s opens the %s, and without script the contact form’s page in the page’s language [CT-034]',
  (event, means) => {
    expect(actionOf(event, { locale: 'de' })).toEqual({ kind: 'help', means, href: '/de/help/contact' })
  },
)
