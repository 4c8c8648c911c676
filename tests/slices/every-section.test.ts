import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { stubUpstream } from '../lib/support/upstream'
import { sectionHtml } from './render-section'
import { faultsOf } from './section-faults'
import { documentsOf, models, overfullDocumentOf } from './section-models'

vi.mock('@/lib/content/pages/pages', () => import('./overfull-category'))
vi.mock('@/lib/content/site/notices', () => ({ getNotices: async () => ({}) }))

/** Always the same documents, so that a failure is never a surprise of CI; take another to look for more. */
const SEED = 20261122

/** Types that show something even where nothing is filled in, and what. */
const SPEAKS_UNFILLED: Readonly<Record<string, string>> = {
  dealer_locator: 'the dealers',
  events_calendar: 'the calendar',
  hero_with_plan_selection: 'the choice of a plan',
  live_data: 'its counters',
  marketplace: 'that there is nothing',
  my_events: 'the player’s events',
  spacer: 'space',
}

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
  // Services that know nothing: every event and article is missing.
  stubUpstream(() => new Response(null, { status: 404 }))
})

describe.each(models.map((model) => [model.id, model] as const))('%s', (type, model) => {
  test('shows something harmless or nothing, whatever a document holds [PB-009]', async () => {
    await fc.assert(
      fc.asyncProperty(documentsOf(model), async (content) => {
        expect(faultsOf(await sectionHtml(type, content))).toEqual([])
      }),
      { numRuns: 40, seed: SEED },
    )
  })

  test('draws 200 rows and words without end', async () => {
    expect(faultsOf(await sectionHtml(type, overfullDocumentOf(model)))).toEqual([])
  })

  test('shows nothing where nothing is filled in, or what it shows by itself [PB-034]', async () => {
    const shown = [await sectionHtml(type), await sectionHtml(type, { items: [{}, {}] })].map((html) => html !== '')
    const speaks = SPEAKS_UNFILLED[type] !== undefined
    expect(shown).toEqual([speaks, speaks])
  })
})
