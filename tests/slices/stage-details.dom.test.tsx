import { waitFor } from '@testing-library/react'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { findLinkedStage } from '@/lib/content/campaigns/stage'
import type { SectionSource } from '@/lib/content/section'
import { browserQueryClient } from '@/lib/core/query-client'
import type { Punchcard } from '@/lib/domains/campaigns/punchcard'
import attachCurrentStage from '@/slices/StageDetails/attach-current-stage'
import { CurrentStageBehaviour } from '@/slices/StageDetails/lazy'
import { ownApi } from '../lib/support/own-api'
import { propsOf } from './props-of'
import { playerSection } from './player-section'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'

vi.mock('@/lib/content/campaigns/stage', () => ({ findLinkedStage: vi.fn<typeof findLinkedStage>() }))

const stage = { link_type: 'Document', type: 'stage', uid: 'brume' }
const items = [
  {
    id: 'one',
    start_date: '2026-03-02T10:00:00+0000',
    end_date: '2026-03-09T10:00:00+0000',
    title: 'Pine Ridge',
    description: paragraph('Three laps'),
    button_label: 'The route',
    button_url: webLink('/routes'),
  },
  { id: 'two', start_date: '2026-03-16T10:00:00+0000', title: 'Caldera Rim' },
  { id: 'three', end_date: '2026-04-16T10:00:00+0000' },
]
const primary = { title: 'Week by week' }

const card: Punchcard = {
  firstName: 'Maya',
  usesMetric: true,
  results: {
    stages: [
      { name: 'one', percent: 100 },
      { name: 'two', percent: 40 },
    ],
    unlocks: [],
  },
}

beforeEach(() => {
  browserQueryClient().clear()
  vi.mocked(findLinkedStage).mockResolvedValue(undefined)
  return () => vi.useRealTimers()
})

test('shows each stage of a course with its dates, words and button [SL-stage_details-01, SL-stage_details-02]', async () => {
  const root = await sectionElement('stage_details', { primary, items })
  expect(root.querySelector('h2')).toHaveTextContent('Week by week')
  const [one, two, three] = root.querySelectorAll('li')
  expect(one).toHaveTextContent(
    /1.*Pine Ridge.*Starts.*Mar 2, 10:00 AM UTC.*Ends.*Mar 9, 10:00 AM UTC.*Three laps.*The route/,
  )
  expect(one?.querySelector('a')).toHaveAttribute('href', '/routes')
  expect(two).toHaveTextContent(/Caldera Rim.*Starts .*Mar 16/)
  expect(three).toHaveTextContent(/missing title.*Ends .*Apr 16/)
})

test('shows the stage of the series that it is about [SL-stage_details-01]', async () => {
  vi.mocked(findLinkedStage).mockResolvedValue({
    uid: 'brume',
    number: 3,
    name: 'Col de la Brume',
    image: { ...picture('hairpins'), width: 1600, height: 900 },
    link: { href: '/routes', external: false, newTab: false },
  })
  const root = await sectionElement('stage_details', { primary: { ...primary, stage }, items })
  expect(findLinkedStage).toHaveBeenCalledWith(stage, 'en')
  expect(root).toHaveTextContent(/Week by week.*Stage 3.*Col de la Brume/)
  expect(root.querySelector('a')).toHaveAttribute('href', '/routes')
  expect(root.querySelector('img')).toHaveAttribute('alt', 'Picture of hairpins')
  const untitled = await sectionElement('stage_details', { primary: { stage } })
  expect(untitled.querySelector('h2')).toHaveTextContent('Col de la Brume')
})

test('leads to the stage’s page in its campaign by the uid of the campaign’s page, unless the stage is shown elsewhere [CN-007]', async () => {
  const linked = { uid: 'brume', number: 3, name: 'Col de la Brume', image: undefined, link: undefined }
  vi.mocked(findLinkedStage).mockResolvedValue(linked)
  const source = { primary: { ...primary, stage } }
  const root = await sectionElement('stage_details', source, { campaign: { uid: 'summits-2030', shortName: 'tour' } })
  expect(root.querySelector('a')).toHaveAttribute('href', '/campaigns/summits-2030/stages/brume')
  expect((await sectionElement('stage_details', source)).querySelector('a')).toBeNull()
})

/** The rows that are marked, and how, at a time. */
async function markedAt(now: string) {
  vi.useFakeTimers({ now: Date.parse(now) })
  const root = await sectionElement('stage_details', { primary, items })
  const source: SectionSource & { items: object[] } = { slice_type: 'stage_details', primary, items }
  const [given] = await propsOf(CurrentStageBehaviour, source)
  const detach = attachCurrentStage(root, given as Parameters<typeof attachCurrentStage>[1])
  const marks = () => [...root.querySelectorAll('li')].map((row) => row.getAttribute('data-current'))
  return { root, marks, detach }
}

test('marks the stage that includes now, for screen readers too [SL-stage_details-03]', async () => {
  const { root, marks, detach } = await markedAt('2026-03-05T00:00:00Z')
  expect(marks()).toEqual(['now', null, null])
  expect(root.querySelector('[aria-current=step]')).toHaveTextContent('Pine Ridge')
  detach()
})

test('between two stages it marks the next one, which begins while the page is open [SL-stage_details-04]', async () => {
  const { marks, detach } = await markedAt('2026-03-16T09:59:00Z')
  expect(marks()).toEqual([null, 'next', null])
  vi.advanceTimersByTime(60_001)
  expect(marks()).toEqual([null, 'now', null])
  detach()
  expect(vi.getTimerCount()).toBe(0)
})

test('a course that is over marks none', async () => {
  const over = [{ ...items[0] }]
  const root = await sectionElement('stage_details', { primary, items: over })
  vi.useFakeTimers({ now: Date.parse('2027-01-01T00:00:00Z') })
  attachCurrentStage(root, { stages: [{ startsAt: '2026-03-02T10:00:00Z', endsAt: '2026-03-09T10:00:00Z' }] })()
  expect(root.querySelector('[data-current], [aria-current]')).toBeNull()
})

test('tells a player which stages are complete, and how far the others have come [SL-stage_details-06]', async () => {
  ownApi(http.get('/api/campaigns/tour/punchcard', () => Response.json(card)))
  const root = await playerSection('stage_details', { primary, items }, 'en', { uid: 'tour-2030', shortName: 'tour' })
  await waitFor(() => expect(root.querySelectorAll('li')[0]).toHaveTextContent('Completed'))
  const [one, two, three] = root.querySelectorAll('li')
  expect(one?.querySelector('progress')).toBeNull()
  expect(two).toHaveTextContent('40% done')
  expect(two?.querySelector('progress')).toHaveProperty('value', 40)
  expect(three?.querySelector('progress')).toBeNull()
})

test('asks for nobody’s progress where no campaign is', async () => {
  const asked = ownApi()
  await playerSection('stage_details', { primary, items })
  expect(asked).toEqual([])
})

test('drops rows without content, and is nothing without any', async () => {
  expect(await sectionHtml('stage_details', { primary })).toBe('')
  expect(await sectionHtml('stage_details', { items: [{}, { id: 'alone' }, { start_date: 'soon' }] })).toBe('')
})
