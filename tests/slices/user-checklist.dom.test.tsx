import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserQueryClient } from '@/lib/core/query-client'
import { PlayerProgress } from '@/slices/UserChecklist/lazy'
import { ownApi, problemAnswer } from '../lib/support/own-api'
import { stubLocalStorage } from '../lib/support/storage'
import { playerSection } from './player-section'
import { propsOf } from './props-of'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'

const items = [
  {
    title: 'Trainer',
    rich_title: paragraph('The trainer'),
    description: '<p>Close <strong>firmly</strong></p><script>alert(1)</script>',
    icon: picture('bike'),
    icon_alt: 'A bicycle',
    link: webLink('/help'),
    link_label: 'Show me',
  },
  { title: 'Account', link_event: 'create_account', link_label: 'Create one' },
  { title: 'Towel' },
]
const primary = { title: 'Before you ride' }
const source = { slice_type: 'user_checklist', primary, items }

const session = (publicId: string, firstName: string) => ({
  isAuthenticated: true,
  playerId: publicId,
  publicId,
  firstName,
  lastName: 'L',
  isMale: null,
  usesMetric: true,
  fundraiserId: null,
})

let kept: Map<string, string>
let sessions = 0

beforeEach(() => {
  browserQueryClient().clear()
  kept = stubLocalStorage()
  sessions = 0
})

const storageKey = 'gruppetto:checklist:Before you ride'

/** The section as a player sees it after loading the page, once it is known who that is. */
async function shownTo(publicId: string, firstName = 'Maya') {
  cleanup()
  browserQueryClient().clear()
  delete document.documentElement.dataset.playerId
  ownApi(
    http.get('/api/session', () => {
      sessions += 1
      return Response.json(session(publicId, firstName))
    }),
  )
  const root = await playerSection('user_checklist', { primary, items })
  await waitFor(() => expect(root.querySelector('.skeleton')).toBeNull())
  await waitFor(() => expect(boxes(root).every(({ disabled }) => !disabled)).toBe(true))
  return root
}

const boxes = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const ticked = (root: HTMLElement) => boxes(root).map(({ checked }) => checked)
const progress = (root: HTMLElement) => root.querySelector('[role=status]')?.textContent

async function tick(root: HTMLElement, index: number) {
  const box = boxes(root)[index]
  if (box) await userEvent.click(box)
}

test('shows a list of things to do, and a visitor how to tick them off [SL-user_checklist-01]', async () => {
  const root = await sectionElement('user_checklist', { primary, items })
  expect(root.querySelector('h2')).toHaveTextContent('Before you ride')
  expect(root.querySelectorAll('li')).toHaveLength(3)
  expect(root.querySelector('a[href="/login"]')).toHaveTextContent('Sign in')
  expect(root.querySelector('a[href="/login"]')?.closest('.player\\:hidden')).not.toBeNull()
})

test('an item has title, rich title, text, icon, link and event [SL-user_checklist-02]', async () => {
  const [trainer, account, towel] = (await sectionElement('user_checklist', { primary, items })).querySelectorAll('li')
  expect(trainer).toHaveTextContent(/The trainer.*Close firmly.*Show me/)
  expect(trainer?.querySelector('img')).toHaveAttribute('alt', 'A bicycle')
  expect(trainer?.querySelector('a')).toHaveAttribute('href', '/help')
  expect(trainer?.querySelector('input')).toHaveAccessibleName('Done: Trainer')
  expect(account?.querySelector('a')).toHaveAttribute('href', '/join')
  expect(towel?.querySelector('h3')).toHaveTextContent('Towel')
  expect(towel?.querySelector('a, img')).toBeNull()
})

test('a description is HTML, without anything that runs [SL-user_checklist-03]', async () => {
  const html = await sectionHtml('user_checklist', { primary, items })
  expect(html).toContain('<p>Close <strong>firmly</strong></p>')
  expect(html).not.toContain('script>')
})

test('greets a player by first name and lets the boxes be ticked [SL-user_checklist-04]', async () => {
  const before = await sectionElement('user_checklist', { primary, items })
  expect(boxes(before).every(({ disabled }) => disabled)).toBe(true)
  const root = await shownTo('p1', '$& Maya')
  expect(root.querySelector('p.font-semibold span')).toHaveTextContent(/^Hi \$& Maya, this list is yours\.$/)
  await tick(root, 1)
  expect(ticked(root)).toEqual([false, true, false])
  expect(progress(root)).toBe('1 of 3 done')
  expect(root.querySelector('progress')).toHaveProperty('value', 1)
})

test('remembers each player’s ticks apart [SL-user_checklist-04]', async () => {
  const first = await shownTo('p1')
  await tick(first, 0)
  await tick(first, 2)
  await tick(first, 0)
  expect(ticked(await shownTo('p2'))).toEqual([false, false, false])
  expect(ticked(await shownTo('p1'))).toEqual([false, false, true])
})

test.each(['not json', '{"a":1}', '[1,2]', 'null'])('starts over where storage holds %s', async (text) => {
  kept.set(`${storageKey}:p1`, text)
  expect(ticked(await shownTo('p1'))).toEqual([false, false, false])
})

test('works while storage is switched off', async () => {
  const off = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: off, setItem: off, removeItem: off })
  const root = await shownTo('p1')
  await tick(root, 0)
  expect(progress(root)).toBe('1 of 3 done')
})

test('takes no ticks of somebody unknown', async () => {
  ownApi(http.get('/api/session', () => problemAnswer('not_found', 404)))
  const root = await playerSection('user_checklist', { primary, items })
  await waitFor(() => expect(root).toHaveTextContent('We can’t see who you are right now'), { timeout: 3000 })
  expect(boxes(root).every(({ disabled }) => disabled)).toBe(true)
})

test('asks once who it is, for all of its boxes', async () => {
  await shownTo('p1')
  expect(sessions).toBe(1)
})

test('counts in words, from nothing done to all', async () => {
  const [given] = await propsOf(PlayerProgress, source)
  expect(given).toMatchObject({
    storageKey,
    texts: {
      greeting: 'Hi {name}, this list is yours.',
      progress: ['0 of 3 done', '1 of 3 done', '2 of 3 done', 'All done. Ride on!'],
    },
  })
})

test('drops items without content, and is nothing without any', async () => {
  expect(await sectionHtml('user_checklist')).toBe('')
  expect(
    await sectionHtml('user_checklist', { items: [{}, { title: ' ', description: '', link: webLink('/x') }] }),
  ).toBe('')
  const root = await sectionElement('user_checklist', { items: [{ description: 'Bring it' }, { icon: 7 }] })
  expect([...root.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)).toEqual([
    'missing title',
    'missing title',
  ])
})
