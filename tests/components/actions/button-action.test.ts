import { expect, test } from 'vitest'
import { actionOf, buttonEvent } from '@/components/actions/button-action'

test('reads events in snake case and with spaces, and no other text', () => {
  expect(buttonEvent('create_account')).toBe('create_account')
  expect(buttonEvent(' Open chat ')).toBe('open_chat')
  expect(buttonEvent('explode')).toBeUndefined()
  expect(buttonEvent(undefined)).toBeUndefined()
})

test('an account is created on the join page', () => {
  expect(actionOf('create_account', {})).toEqual({
    kind: 'link',
    link: { href: '/join', external: false, newTab: false },
  })
})

test('a video plays where the section has one', () => {
  expect(actionOf('play_video', { videoAddress: '/film.mp4' })).toEqual({ kind: 'video', address: '/film.mp4' })
  expect(actionOf('play_video', {})).toBeUndefined()
})

test('events that are not built yet do nothing', () => {
  expect(actionOf('campaign_register', { videoAddress: '/film.mp4' })).toBeUndefined()
  expect(actionOf('open_solvvy', {})).toBeUndefined()
})
