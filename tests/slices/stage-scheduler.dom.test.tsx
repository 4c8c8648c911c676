import { within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { findCampaignUid } from '@/lib/content/campaigns/campaign-page'
import { getNotices } from '@/lib/content/site/notices'
import { getStage, type StageContent } from '@/lib/content/campaigns/stage-page'
import { NotFoundError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { PlayerStart } from '@/slices/StageScheduler/lazy'
import { calendarLink } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { gameEventAnswer } from '../lib/support/game-events'
import { stubUpstream } from '../lib/support/upstream'
import { propsOf } from './props-of'
import { paragraph, picture, sectionElement, webLink } from './render-section'

vi.mock('@/lib/content/site/notices', () => ({ getNotices: vi.fn() }))
vi.mock('@/lib/content/campaigns/stage-page', () => ({ getStage: vi.fn() }))
vi.mock('@/lib/content/campaigns/campaign-page', () => ({ findCampaignUid: vi.fn() }))

const stage = (uid: string): StageContent => ({
  id: uid,
  uid,
  language: 'en',
  languages: ['en'],
  number: Number(uid.at(-1)),
  name: `Climb ${uid.at(-1)}`,
  image: undefined,
  url: undefined,
  colour: 'green',
  anchorHash: undefined,
  starts: `2026-0${uid.at(-1)}-01T00:00:00`,
  ends: `2026-0${uid.at(-1)}-20T00:00:00`,
  tag: uid,
  shortName: uid,
  sections: [],
})
const link = (uid: string) => ({ link_type: 'Document', type: 'stage', uid, lang: 'en-us' })
const items = ['tour-1', 'tour-2', 'tour-3'].map((uid) => ({ stage: link(uid) }))
const soon = new Date(Date.now() + 3_600_000).toISOString()

const notices = (makeUpMessage: string | undefined) => ({ makeUpMessage })

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.mocked(getStage).mockImplementation(async (uid) => stage(uid))
  vi.mocked(getNotices).mockResolvedValue(notices('Ride it later'))
  vi.mocked(findCampaignUid).mockImplementation(async (shortName) => ({ tour: 'summits-2030' })[shortName])
  stubUpstream(() => Response.json([gameEventAnswer({ eventStart: soon })]))
})

test('a series is one active stage and the others, each with its events and the way to its page [SL-stage_scheduler-01, EV-033, CN-007]', async () => {
  const root = await sectionElement('stage_scheduler', { primary: { campaign_short_name: 'tour' }, items })
  expect(root.querySelectorAll('article')).toHaveLength(1)
  const [first] = root.querySelectorAll('.stage-rows > li')
  const button = first?.querySelector('button[command="show-modal"]')
  const popup = root.querySelector(`dialog[id="${button?.getAttribute('commandfor')}"]`)
  expect(popup).toHaveTextContent('Col by lantern light')
  expect(popup?.querySelector('a[href^="/campaigns/summits-2030/stages/tour-"]')).toHaveTextContent('Go to the stage')
})

test.each([
  ['the campaign whose page it stands on', undefined, '/campaigns/classics-2030/stages/tour-1'],
  ['that campaign, named', 'classics', '/campaigns/classics-2030/stages/tour-1'],
  ['another campaign', 'tour', '/campaigns/summits-2030/stages/tour-1'],
  ['a campaign without a page', 'nowhere', undefined],
])('the page of a stage is below that of %s [CN-007, EV-033]', async (_, campaign_short_name, href) => {
  const campaign = { uid: 'classics-2030', shortName: 'classics' }
  const root = await sectionElement('stage_scheduler', { primary: { campaign_short_name }, items }, { campaign })
  const links = [...root.querySelectorAll('dialog a')].map((each) => each.getAttribute('href'))
  expect(links.find((each) => each?.endsWith('/stages/tour-1'))).toBe(href)
})

test('the popup of a stage says of each event to whom it shows, and of none that there are none [EV-033, EV-090, EV-097]', async () => {
  stubUpstream(() =>
    Response.json([
      gameEventAnswer({ id: 1, eventStart: soon, rulesSet: ['LADIES_ONLY'] }),
      gameEventAnswer({ id: 2, eventStart: soon, rulesSet: ['MEN_ONLY'] }),
    ]),
  )
  const root = await sectionElement('stage_scheduler', { primary: { campaign_short_name: 'tour' }, items })
  const [list] = root.querySelectorAll('dialog [data-events]')
  expect([...(list?.children ?? [])].map((each) => each.getAttribute('data-shown-to'))).toEqual([
    'visitor other',
    'visitor male',
  ])
  const marks = [...(list?.children ?? [])].map((each) => each.querySelector('[data-mark]')?.textContent)
  expect(marks).toEqual(['Women only', 'Men only'])
  expect(list?.nextElementSibling).toHaveClass('no-events')
  expect(list?.nextElementSibling).toHaveTextContent('no events for this stage')
})

test('calendar programs can follow the stage, and the series where its number is known [CD-019]', async () => {
  const followed = async (series_id?: string) => {
    const root = await sectionElement('stage_scheduler', { primary: { campaign_short_name: 'tour', series_id }, items })
    return [...root.querySelectorAll('a[href^="webcal:"]')].map((each) => [
      each.getAttribute('href')?.replace(calendarLink(env.SITE_URL), ''),
      each.nextElementSibling?.getAttribute('href')?.replace(env.SITE_URL, ''),
    ])
  }
  const ofStage = expect.stringMatching('^/api/calendars/tags/tour-')
  const ofSeries = '/api/calendars/series/1'
  expect(await followed('1')).toEqual([
    [ofStage, ofStage],
    [ofSeries, ofSeries],
  ])
  expect(await followed()).toHaveLength(1)
  expect(await followed('../tags/x')).toHaveLength(1)
})

test('on demand there is no active stage [SL-stage_scheduler-02, EV-032]', async () => {
  const root = await sectionElement('stage_scheduler', { primary: { isScheduleOnDemand: true }, items })
  expect(root.querySelector('article')).toBeNull()
  expect(root.querySelectorAll('.stage-rows > li')).toHaveLength(3)
})

test('a single stage has pictures that open large, and two rows to watch [EV-025, EV-026]', async () => {
  const detail = {
    title: 'Watch it',
    description: paragraph('On Sunday'),
    button_label: 'Live',
    button_url: webLink('/x'),
  }
  const root = await sectionElement('stage_scheduler', {
    primary: {
      stage: link('tour-1'),
      thumbnails: [{ image: picture('pass') }, { image: picture('col') }],
      watch_details: [
        detail,
        { title: 'Read it', description: paragraph('On Monday'), button_label: 'Blog', button_url: webLink('/y') },
        { ...detail, title: 'Too many' },
      ],
    },
  })
  const thumbnail = within(root).getByRole('button', { name: 'Picture of pass' })
  expect(root.querySelector(`dialog[id="${thumbnail.getAttribute('commandfor')}"] img`)).toHaveAttribute(
    'alt',
    'Picture of pass',
  )
  expect(root).toHaveTextContent(/Watch it.*On Sunday.*Live.*Read it.*On Monday.*Blog/)
  expect(within(root).getByRole('link', { name: 'Live' })).toHaveAttribute('href', '/x')
  expect(within(root).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/y')
  expect(root).not.toHaveTextContent('Too many')
})

const extras = {
  thumbnails: [{ image: picture('pass') }],
  watch_details: [
    { title: 'Watch it', description: paragraph('On Sunday'), button_label: 'Live', button_url: webLink('/x') },
  ],
}

test('on demand, a stage that stands alone is the whole block: header, form, pictures and details [EV-025, EV-027, EV-032]', async () => {
  const primary = { ...extras, isScheduleOnDemand: true, stage: link('tour-1') }
  const root = await sectionElement('stage_scheduler', { primary })
  const block = root.querySelector('article')
  expect(block).toHaveTextContent(/Climb 1.*Ride it later.*Sign in to choose a start time/)
  expect(block?.querySelector('.stage-thumbnails button')).not.toBeNull()
  expect(block).toHaveTextContent('Watch it')
  expect(root.querySelector('.stage-rows')).toBeNull()
})

test('a series on demand has the form of each stage in its popup, and pictures and details below all [EV-025, EV-026, EV-027]', async () => {
  const primary = { ...extras, isScheduleOnDemand: true, campaign_short_name: 'tour' }
  const root = await sectionElement('stage_scheduler', { primary, items })
  const popups = [...root.querySelectorAll('.stage-rows dialog')]
  expect(popups).toHaveLength(3)
  for (const popup of popups) expect(popup).toHaveTextContent('Sign in to choose a start time')
  expect(root.querySelectorAll('.stage-thumbnails > button')).toHaveLength(1)
  expect(root.querySelector('.stage-rows .stage-thumbnails')).toBeNull()
  expect(root).toHaveTextContent('Watch it')
})

test('the popup of a stage that is not on has no form: its page has [EV-033]', async () => {
  const root = await sectionElement('stage_scheduler', { primary: { campaign_short_name: 'tour' }, items })
  const popup = root.querySelector('.stage-rows dialog')
  expect(popup).not.toHaveTextContent('Sign in to choose a start time')
  expect(popup).toHaveTextContent('Go to the stage')
})

test('visitors are asked to sign in, and have no controls [EV-063]', async () => {
  const root = await sectionElement('stage_scheduler', { primary: { event_tag: 'tour' } })
  expect(root).toHaveTextContent('Sign in to choose a start time')
  expect(root.querySelector('input, select')).toBeNull()
})

test('no events to come cover the scheduler [EV-028]', async () => {
  stubUpstream(() => Response.json([]))
  const root = await sectionElement('stage_scheduler', { primary: { event_tag: 'nothing' } })
  const overlay = root.querySelector('.scheduler-overlay')
  expect(overlay?.firstElementChild?.textContent).toBe('events unavailable')
  expect(overlay).toHaveTextContent('no events for this stage')
})

test.each([
  [true, 'tour'],
  [false, undefined],
])('asks for registration only where editors require it: %s [EV-062]', async (required, requiredCampaign) => {
  const primary = { event_tag: 'tour', campaign_short_name: 'tour', registration_required: required }
  await expect(propsOf(PlayerStart, { slice_type: 'stage_scheduler', primary })).resolves.toMatchObject([
    { tag: 'tour', requiredCampaign },
  ])
})

test.each([
  ['is gone', async () => Promise.reject(new NotFoundError('stage'))],
  ['has no number', async (uid: string) => ({ ...stage(uid), number: undefined })],
  ['has no name', async (uid: string) => ({ ...stage(uid), name: undefined })],
])('a stage that %s is not shown, and the log says so [EV-130]', async (_, read) => {
  vi.mocked(getStage).mockImplementation(read)
  const root = await sectionElement('stage_scheduler', { primary: { stage: link('tour-1') } })
  expect(root).toBeEmptyDOMElement()
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ stage: 'tour-1' }, 'stage is missing data and is not shown')
})

test('a stage without dates is shown, with a warning [EV-131]', async () => {
  vi.mocked(getStage).mockImplementation(async (uid) => ({ ...stage(uid), starts: 'soon' }))
  const root = await sectionElement('stage_scheduler', { primary: { stage: link('tour-1') } })
  expect(root).toHaveTextContent('Climb 1')
  expect(log.warn).toHaveBeenCalledWith({ stage: 'tour-1' }, 'stage has no dates')
})

test('stages whose make-up message nobody wrote are shown with ours, and a warning each [EV-131]', async () => {
  vi.mocked(getNotices).mockResolvedValue(notices(undefined))
  const root = await sectionElement('stage_scheduler', { primary: { isScheduleOnDemand: true }, items })
  expect(root).toHaveTextContent('You can still make up this stage')
  expect(vi.mocked(log.warn).mock.calls).toEqual(
    ['tour-1', 'tour-2', 'tour-3'].map((uid) => [{ stage: uid }, 'stage has no make-up message']),
  )
})

test.each([
  ['the section', 'Catch up here', undefined],
  ['the site', undefined, 'Ride it later'],
])('a make-up message of %s is enough [EV-131]', async (_, make_up_message, ofSite) => {
  vi.mocked(getNotices).mockResolvedValue(notices(ofSite))
  const primary = { isScheduleOnDemand: true, make_up_message }
  const root = await sectionElement('stage_scheduler', { primary, items })
  expect(root).toHaveTextContent(make_up_message ?? ofSite ?? '')
  expect(log.warn).not.toHaveBeenCalled()
})

test('a stage that is on while another is the active one is shown as inactive, with a warning [EV-131]', async () => {
  vi.setSystemTime('2026-02-10T12:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const ends = { 'tour-1': '2026-02-20T00:00:00', 'tour-2': '2026-02-20T00:00:00', 'tour-3': '2026-03-20T00:00:00' }
  vi.mocked(getStage).mockImplementation(async (uid) => ({
    ...stage(uid),
    ends: Object.entries(ends).find(([each]) => each === uid)?.[1],
  }))
  const root = await sectionElement('stage_scheduler', { primary: {}, items })
  expect(root.querySelector('article')).toHaveTextContent('Climb 1')
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ stage: 'tour-2' }, 'stage is active where it should be inactive')
})
