import { waitFor } from '@testing-library/react'
import { http } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import { browserQueryClient } from '@/lib/core/query-client'
import type { Punchcard } from '@/lib/domains/campaigns/punchcard'
import { ownApi, problemAnswer } from '../lib/support/own-api'
import { playerSection } from './player-section'
import { picture, sectionElement, sectionHtml } from './render-section'

const primary = {
  title: 'The tour so far',
  campaign_short_name: 'tour',
  icon: picture('open'),
  completed_icon: picture('reached'),
  unit_label: 'stages',
}

const card: Punchcard = { firstName: 'Maya', usesMetric: true, progress: { reached: 2, goal: 5 } }

beforeEach(() => browserQueryClient().clear())

const answering = (answer: () => Response) => ownApi(http.get('/api/campaigns/tour/punchcard', answer))

async function shown(given: Partial<Punchcard> = {}, fields: object = {}, locale: 'en' | 'de' = 'en') {
  answering(() => Response.json({ ...card, ...given }))
  const root = await playerSection('campaign_progress_bar', { primary: { ...primary, ...fields } }, locale)
  await waitFor(() => expect(root.querySelector('.skeleton')).toBeNull())
  const icon = root.querySelector('img')?.alt
  const value = Number(root.querySelector('progress')?.value.toFixed(3))
  return { text: root.querySelector('[role=status]')?.textContent, value, icon, root }
}

test('asks visitors to sign in, with the bar still empty [SL-campaign_progress_bar-01]', async () => {
  const root = await sectionElement('campaign_progress_bar', { primary })
  expect(root.querySelector('h2')).toHaveTextContent('The tour so far')
  expect(root.querySelector('a[href="/login"]')).toHaveTextContent('Sign in')
  expect(root.querySelector('progress')?.closest('.player\\:grid')).toHaveClass('hidden')
  expect(root.querySelector('img')).toHaveAttribute('alt', 'Picture of open')
})

test('shows a player how far they have come, as the game counts it [SL-campaign_progress_bar-01]', async () => {
  expect(await shown()).toMatchObject({ text: '2 of 5 stages', value: 0.4, icon: 'Picture of open' })
})

test('the content’s own goal and language count, and the unit may be missing', async () => {
  const fields = { goal: 2500, unit_label: undefined }
  expect(await shown({ progress: { reached: 1250.55, goal: 5 } }, fields, 'de')).toMatchObject({
    text: '1.250,6 of 2.500',
    value: 0.5,
  })
})

test('progress beyond the goal shows as it is, its bar stops at the end, and the icon is the completed one [CP-059]', async () => {
  const { text, value, root } = await shown({ progress: { reached: 7, goal: 5 } })
  expect({ text, value }).toEqual({ text: '7 of 5 stages', value: 1 })
  await waitFor(() => expect(root.querySelector('img')).toHaveAttribute('alt', 'Picture of reached'))
})

test('the goal alone does not complete the icon [CP-059]', async () => {
  expect(await shown({ progress: { reached: 5, goal: 5 } })).toMatchObject({ value: 1, icon: 'Picture of open' })
})

test.each([0, -3, 'many'])('a goal of %s in the content is none: the game’s counts', async (goal) => {
  expect(await shown({}, { goal })).toMatchObject({ text: '2 of 5 stages' })
})

test('says so where progress can’t be known, and claims nothing [CP-069]', async () => {
  expect(await shown({ progress: undefined })).toMatchObject({ value: 0, text: expect.stringContaining('can’t see') })
  browserQueryClient().clear()
  answering(() => problemAnswer('not_found', 404))
  const root = await playerSection('campaign_progress_bar', { primary })
  await waitFor(() => expect(root.querySelector('[role=status]')).toHaveTextContent(/^We can’t see your progress/))
})

test('a session that has ended shows the bar as to visitors', async () => {
  answering(() => problemAnswer('not_signed_in', 401))
  const root = await playerSection('campaign_progress_bar', { primary })
  await waitFor(() => expect(document.documentElement.dataset.player).toBeUndefined())
  expect(root).not.toHaveTextContent('We can’t see your progress')
})

test('is of the campaign whose page it is on, nothing without one, and nothing for a quest, which has no progress [CP-047]', async () => {
  const unnamed = { primary: { title: 'So far' } }
  expect(await sectionHtml('campaign_progress_bar', unnamed)).toBe('')
  expect(
    await sectionHtml('campaign_progress_bar', unnamed, { campaign: { uid: 'tour-2030', shortName: 'tour' } }),
  ).toContain('So far')
  expect(
    await sectionHtml('campaign_progress_bar', unnamed, {
      campaign: { uid: 'quest-2030', shortName: 'gran-fondo-quest' },
    }),
  ).toBe('')
})
