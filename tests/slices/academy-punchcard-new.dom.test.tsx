import { waitFor } from '@testing-library/react'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { browserQueryClient } from '@/lib/core/query-client'
import type { Punchcard } from '@/lib/domains/campaigns/punchcard'
import { registerMutation } from '@/lib/domains/campaigns/queries'
import { PlayerFitness } from '@/slices/AcademyPunchcardNew/lazy'
import { ownApi, problemAnswer } from '../lib/support/own-api'
import { playerSection } from './player-section'
import { propsOf } from './props-of'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'

type Fields = Record<string, unknown>

const primary = {
  title: 'Well climbed, {FIRSTNAME}',
  campaign_short_name: 'tour',
  progress_icon: picture('open'),
  progress_icon_completed: picture('reached'),
}
const items = [
  { workout_name: 'Pine Ridge', stage_short_name: 'one', url: webLink('/routes') },
  { workout_name: 'Caldera', stage_short_name: 'two', image: picture('caldera'), completed_image: picture('punched') },
  { unlock_name: 'Socks', unlock_percent: 40, image: picture('locked'), completed_image: picture('socks') },
  { unlock_name: 'Jersey' },
]

const card: Punchcard = {
  firstName: 'Maya',
  usesMetric: true,
  fitness: { ftpWatts: 224, weightKilograms: 61, run5kSeconds: 1395 },
  results: {
    stages: [
      { name: 'one', percent: 100 },
      { name: 'two', percent: 60 },
    ],
    unlocks: [
      { name: 'Socks', percent: 40 },
      { name: 'Jersey', percent: 99 },
    ],
  },
  progress: { reached: 2, goal: 5 },
}

beforeEach(() => {
  browserQueryClient().clear()
  vi.spyOn(console, 'warn').mockReturnValue()
})

const answering = (answer: () => Response) => ownApi(http.get('/api/campaigns/tour/punchcard', answer))

/** The section of a player, once it has its answer. */
async function shown(given: Partial<Punchcard> = {}, fields: Fields = {}, locale: Locale = 'en') {
  answering(() => Response.json({ ...card, ...given }))
  const root = await playerSection('academy_punchcard_new', { primary: { ...primary, ...fields }, items }, locale)
  await waitFor(() => expect(root.querySelector('.skeleton')).toBeNull())
  await waitFor(() => expect(root.querySelector('h2')).toHaveTextContent('Maya'))
  return root
}

const done = (root: HTMLElement) => [...root.querySelectorAll('[data-done] h4')].map(({ textContent }) => textContent)
const NAMES = ['power', 'weight', 'ratio', 'run', 'progress']
const fact = (root: HTMLElement, name: string) => root.querySelectorAll('dd')[NAMES.indexOf(name)]?.textContent
const pictures = (root: HTMLElement) => [...root.querySelectorAll('img')].map(({ alt }) => alt)

test('shows the card of a campaign, and a visitor how to get one [SL-academy_punchcard_new-01]', async () => {
  const root = await sectionElement('academy_punchcard_new', {
    primary: { ...primary, description: paragraph('Collect them') },
    items,
  })
  expect(root.querySelector('h2')).toHaveTextContent(/^Well climbed$/)
  expect(root).toHaveTextContent('Collect them')
  expect([...root.querySelectorAll('h4')].map(({ textContent }) => textContent)).toEqual([
    'Pine Ridge',
    'Caldera',
    'Socks',
    'Jersey',
  ])
  expect(root.querySelector('a[href="/login"]')).toHaveTextContent('Sign in')
  expect(root.querySelector('a[href="/routes"]')).toHaveTextContent('Pine Ridge')
  expect(done(root)).toEqual([])
})

test('names the player in its title [CP-055, SL-academy_punchcard_new-02]', async () => {
  expect((await shown()).querySelector('h2')).toHaveTextContent(/^Well climbed, Maya$/)
})

test('shows the fitness profile, the workouts and the unlocks [CP-056]', async () => {
  const root = await shown()
  const facts = ['power', 'weight', 'ratio', 'run', 'progress'].map((name) => fact(root, name))
  expect(facts).toEqual(['224\u{a0}W', '61 kg', '3.7\u{a0}W/kg', '23:15', '2 / 5'])
  expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Workouts', 'Unlocks'])
})

test('writes numbers as the player and the language have them', async () => {
  expect(fact(await shown({ usesMetric: false }), 'weight')).toBe('134.5 lb')
  browserQueryClient().clear()
  expect(fact(await shown({}, {}, 'de'), 'ratio')).toBe('3,7\u{a0}W/kg')
})

test('ticks the workouts whose stage is at 100 %, and no others [CP-057]', async () => {
  expect(done(await shown())).toEqual(['Pine Ridge', 'Socks'])
})

test('an unlock is achieved at its percentage, one that names none at 100 % [CP-058]', async () => {
  const unlocks = [
    { name: 'Socks', percent: 39 },
    { name: 'Jersey', percent: 100 },
  ]
  expect(done(await shown({ results: { stages: [], unlocks } }))).toEqual(['Jersey'])
})

test('an unlock has an icon before and one after [CP-058]', async () => {
  const visitors = await sectionElement('academy_punchcard_new', { primary, items })
  expect(pictures(visitors)).toContain('Picture of locked')
  expect(pictures(visitors)).not.toContain('Picture of socks')
  const players = await shown()
  await waitFor(() => expect(pictures(players)).toContain('Picture of socks'))
  expect(pictures(players)).not.toContain('Picture of locked')
})

test('progress beyond the goal, the content’s if it has one, shows the completed icon [CP-059]', async () => {
  expect(pictures(await shown())).toContain('Picture of open')
  browserQueryClient().clear()
  const root = await shown({}, { goal: 1 })
  expect(pictures(root)).toContain('Picture of reached')
  expect(fact(root, 'progress')).toBe('2 / 1')
})

test('what the game can’t tell is left open, and the card says so [CP-069]', async () => {
  const root = await shown({ fitness: undefined, results: undefined, progress: undefined })
  expect(fact(root, 'power')).toBe('–')
  expect(done(root)).toEqual([])
  expect(root.querySelector('[role=status]')).toHaveTextContent('We can’t see your results right now.')
  expect(root.querySelector('a[href*=settings]')).toBeNull()
})

test('a player without numbers is led to the profile', async () => {
  const root = await shown({ fitness: { weightKilograms: 71 } })
  expect(root.querySelector('a[href="/settings/profile"]')).toHaveTextContent('Complete your profile')
  expect([fact(root, 'power'), fact(root, 'ratio')]).toEqual(['–', '–'])
  expect(root.querySelector('[role=status]')).toBeEmptyDOMElement()
})

test('a session that has ended shows the page as to visitors', async () => {
  answering(() => problemAnswer('not_signed_in', 401))
  const root = await playerSection('academy_punchcard_new', { primary, items })
  await waitFor(() => expect(document.documentElement.dataset.player).toBeUndefined())
  expect(root).not.toHaveTextContent('We can’t see your results')
})

test('while the site itself can’t answer, the card says so and claims nothing', async () => {
  answering(() => problemAnswer('not_found', 404))
  const root = await playerSection('academy_punchcard_new', { primary, items })
  await waitFor(() => expect(root.querySelector('[role=status]')).toHaveTextContent(/^We can’t see your results/))
  expect(root.querySelector('h2')).toHaveTextContent(/^Well climbed$/)
  expect(done(root)).toEqual([])
})

test('asks once for all of its parts, and again when the player registers for this campaign', async () => {
  const asked = ownApi(http.post('/api/campaigns/:campaign/registration', () => Response.json({ isRegistered: true })))
  const root = await shown({ progress: undefined })
  expect(asked).toEqual(['GET /api/campaigns/tour/punchcard'])
  answering(() => Response.json(card))
  const client = browserQueryClient()
  document.documentElement.dataset.playerId = 'maya'
  await client.getMutationCache().build(client, registerMutation(client, 'other')).execute(undefined)
  expect(fact(root, 'progress')).toBe('–')
  await client.getMutationCache().build(client, registerMutation(client, 'tour')).execute(undefined)
  await waitFor(() => expect(fact(root, 'progress')).toBe('2 / 5'))
})

test('is of the campaign that it names, otherwise of its page’s, and without one of nobody', async () => {
  const campaign = { uid: 'page-2030', shortName: 'page' }
  const campaignOf = (fields: Fields, given: Fields = { campaign }) =>
    propsOf(PlayerFitness, { slice_type: 'academy_punchcard_new', primary: fields }, given)
  expect(await campaignOf(primary)).toMatchObject([{ campaign: 'tour' }])
  expect(await campaignOf({ title: 'Mine' })).toMatchObject([{ campaign: 'page' }])
  expect(await campaignOf({ title: 'Mine' }, {})).toEqual([])
  expect(await sectionHtml('academy_punchcard_new', { primary: { title: 'Mine' } })).not.toContain('/login')
})

test('is nothing without content, and reads leniently', async () => {
  expect(await sectionHtml('academy_punchcard_new')).toBe('')
  expect(await sectionHtml('academy_punchcard_new', { items: [{}, { image: 7, url: 'x' }] })).toBe('')
  const root = await sectionElement('academy_punchcard_new', {
    items: [{ stage_short_name: 'one' }, { unlock_name: 'Cap', unlock_percent: 'half' }],
  })
  expect([...root.querySelectorAll('h2, h4')].map(({ textContent }) => textContent)).toEqual([
    'missing title',
    'missing title',
    'Cap',
  ])
  expect(root).toHaveTextContent('Unlocks at 100%')
})
