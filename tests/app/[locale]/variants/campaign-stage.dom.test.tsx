import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { campaignStages } from '@/lib/domains/campaigns/stage'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { contentDocument, startSite } from '../../../lib/content/started-site'

// What runs in the browser, and how long a page may be kept, have tests of their own.
vi.mock('@/components/campaigns/lazy', () => ({ StageClock: () => null }))
vi.mock('@/components/campaigns/enrolment/enrolment-bar', () => ({ EnrolmentBar: () => null }))

/** A page of the page builder, with a document for each stage of its campaign. */
const documents = [
  contentDocument('page', {
    type: 'campaign_page',
    uid: 'summits-2030',
    data: {
      campaign_short_name: 'summits',
      layout_name: 'slices',
      registration_start_time: '2030-02-01T00:00:00+0000',
      event_signup_start_time: '2030-03-01T00:00:00+0000',
      campaign_start_time: '2030-04-01T00:00:00+0000',
      post_campaign_start_time: '2030-05-01T00:00:00+0000',
    },
  }),
  ...campaignStages.map((label) =>
    contentDocument(`stage-${label}`, {
      type: 'campaign_stage',
      uid: `summits-${label}`,
      tags: ['en-us', label],
      data: { campaign_short_name: 'summits', body1: [textSection(`This is ${label}.`)] },
    }),
  ),
]

function textSection(text: string) {
  return { slice_type: 'text', primary: { blocks: [{ copy: [{ type: 'paragraph', text, spans: [] }] }] }, items: [] }
}

type Visit = { at: string; isEnrolled: boolean | undefined }

/** The stage that the page shows to a visitor, or to a player who takes part or not. */
async function stageShown({ at, isEnrolled }: Visit): Promise<string | undefined> {
  const { settled } = startSite({ documents })
  const member = isEnrolled === undefined ? undefined : { id: 'ply-maya' }
  vi.doMock('@/lib/core/server/site-clock', () => ({ siteNow: () => new Date(at), siteTime: () => Date.parse(at) }))
  vi.doMock('@/lib/domains/session/current-member', () => ({ currentMember: async () => member }))
  vi.doMock('@/lib/domains/campaigns/server', () => ({ findRegistration: async () => ({ isRegistered: isEnrolled }) }))
  const { viewForCurrentVisitor } = await import('@/app/[locale]/variants/player-campaign/[uid]/campaign-view')
  const { CampaignDocument } = await import('@/app/[locale]/_pages/campaign-document')
  const page = <CampaignDocument uid="summits-2030" locale="en" viewOf={viewForCurrentVisitor} />
  document.body.innerHTML = renderToStaticMarkup(await settled(resolveTree(page)))
  return /This is (.+)\./.exec(document.querySelector('main')?.textContent ?? '')?.[1]
}

test.each([
  ['2030-01-15T00:00:00Z', 'pre-registration', 'pre-registration', 'pre-registration'],
  ['2030-02-15T00:00:00Z', 'registration', 'registration', 'registration'],
  ['2030-03-15T00:00:00Z', 'registration', 'registration', 'progress'],
  ['2030-04-15T00:00:00Z', 'registration', 'registration', 'progress'],
  ['2030-05-15T00:00:00Z', 'post', 'post', 'post'],
])(
  'a page of the page builder shows the stage by time and enrolment: on %s %s to visitors, %s to players who are not enrolled, %s to those who are [PB-013]',
  async (at, ...expected) => {
    const shown = []
    for (const isEnrolled of [undefined, false, true]) shown.push(await stageShown({ at, isEnrolled }))
    expect(shown).toEqual(expected)
  },
)
