import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { contentDocument, startSite } from '../../../lib/content/started-site'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import type { CampaignView } from '@/app/[locale]/_pages/campaign-document'

type Fields = Record<string, unknown>

// The list of missing pages' redirects, the sections and the clock of stages have tests of their own.
vi.mock('@/components/campaigns/lazy', () => ({ StageClock: () => <i data-clock="" /> }))

const text = (copy: string) => ({
  slice_type: 'text',
  primary: { blocks: [{ copy: [{ type: 'paragraph', text: copy, spans: [] }] }] },
  items: [],
})

const page = (data: Fields = {}, changes: Fields = {}) =>
  contentDocument('page', {
    type: 'campaign_page',
    uid: 'tour',
    data: { campaign_short_name: 'tour', layout_name: 'slices', meta_title: 'The Tour', ...data },
    ...changes,
  })

const stage = (label: string, changes: Fields = {}) =>
  contentDocument(`stage-${label}`, {
    type: 'campaign_stage',
    uid: `tour-${label}`,
    tags: ['en-us', label],
    data: { campaign_short_name: 'tour', body: [text(`${label} in body`)], body1: [text(`${label} in body1`)] },
    ...changes,
  })

type Asked = {
  documents?: ReturnType<typeof contentDocument>[]
  view?: CampaignView
  uid?: string
  locale?: string
  isDown?: boolean
  development?: boolean
}

async function draw({
  documents = [page(), stage('registration')],
  view = { stage: 'registration' },
  uid = 'tour',
  locale = 'en',
  ...asked
}: Asked = {}) {
  const { service, settled } = startSite({ documents })
  if (asked.isDown) service.broken = 'unreachable'
  const environment = await import('@/lib/core/server/env')
  vi.doMock('@/lib/core/server/env', () => ({ ...environment, isDevelopment: asked.development ?? false }))
  const { log } = await import('@/lib/core/server/log')
  const logged = {
    error: vi.spyOn(log, 'error').mockImplementation(() => undefined),
    warn: vi.spyOn(log, 'warn').mockImplementation(() => undefined),
  }
  const { CampaignDocument, campaignMetadata } = await import('@/app/[locale]/_pages/campaign-document')
  const { PAGE_STATUS_META } = await import('@/lib/delivery/page-status')
  const metadata = await settled(campaignMetadata(uid, locale))
  const tree = await settled(resolveTree(<CampaignDocument uid={uid} locale={locale} viewOf={() => view} />))
  document.body.innerHTML = renderToStaticMarkup(tree)
  const main = document.querySelector('main')
  if (!main) throw new Error('no page drawn')
  return { main, metadata, logged, status: metadata.other?.[PAGE_STATUS_META] }
}

const PROGRESS = [page(), stage('registration'), stage('progress')]

test('shows the document of the stage that it is asked for, and no other [CP-013, CP-030]', async () => {
  const { main, status } = await draw({ documents: PROGRESS, view: { stage: 'progress' } })
  expect(main).toHaveTextContent('progress in body1')
  expect(main).not.toHaveTextContent('registration')
  expect(status).toBeUndefined()
})

test('without a campaign’s name it is the 500 document, and the log says so [CP-011]', async () => {
  const { status, logged, main } = await draw({ documents: [page({ campaign_short_name: null })] })
  expect(status).toBe('500')
  expect(main).toHaveTextContent('500')
  expect(logged.error).toHaveBeenCalledWith({ uid: 'tour' }, 'No campaign data')
})

test('without any stage document it is the 500 document, and the log says so [CP-012]', async () => {
  const { status, logged } = await draw({ documents: [page()] })
  expect(status).toBe('500')
  expect(logged.error).toHaveBeenCalledWith({ uid: 'tour', shortName: 'tour' }, 'campaign has no stage documents')
})

test.each([true, false])(
  'a stage without a document shows nothing, with a warning in development only (%j) [CP-031]',
  async (development) => {
    const { main, logged, status } = await draw({ view: { stage: 'post' }, development })
    expect(main.querySelector('.section')).toBeNull()
    expect(status).toBeUndefined()
    expect(logged.warn.mock.calls).toEqual(
      development ? [[{ uid: 'tour', stage: 'post' }, 'campaign stage has no document']] : [],
    )
  },
)

test.each([{ uid: 'nowhere' }, { locale: 'xx' }])('there is no page for %j: 404', async (asked) => {
  const { status, main } = await draw(asked)
  expect(status).toBe('404')
  expect(main).toHaveTextContent('404')
})

test('an outage is a 503, never a 404', async () => {
  expect((await draw({ isDown: true })).status).toBe('503')
})

test.each([
  ['legacy', 'registration in body'],
  ['slices', 'registration in body1'],
])('the layout %s shows %s [CP-014]', async (layout_name, shown) => {
  const { main } = await draw({ documents: [page({ layout_name }), stage('registration')] })
  expect(main).toHaveAttribute('data-layout', layout_name)
  expect(main.querySelector('.prose')).toHaveTextContent(shown)
})

test('what networks show is the document’s [CP-015]', async () => {
  const meta_image = { url: 'http://localhost/moon.png', dimensions: { width: 1200, height: 630 }, alt: 'A moon' }
  const { metadata } = await draw({
    documents: [page({ meta_description: 'Five climbs.', meta_image }), stage('registration')],
  })
  expect(metadata).toMatchObject({
    title: 'The Tour',
    description: 'Five climbs.',
    openGraph: { title: 'The Tour', description: 'Five climbs.', images: [{ alt: 'A moon' }] },
  })
})

test.each([
  ['enabled', true],
  ['', false],
])('the header is opaque unless ghost_nav is enabled: %j [CP-016]', async (ghost_nav, expected) => {
  const { main } = await draw({ documents: [page({ ghost_nav }), stage('registration')] })
  expect(main.hasAttribute('data-ghost-navigation')).toBe(expected)
})

test('English documents are marked as such under another language', async () => {
  expect((await draw({ locale: 'de' })).main).toHaveAttribute('lang', 'en')
  expect((await draw()).main).not.toHaveAttribute('lang')
})

test('a player who takes part is told at the end, and can withdraw; others are not [CP-046]', async () => {
  const { main } = await draw({ view: { stage: 'registration', isRegistered: true } })
  expect(main.lastElementChild).toHaveTextContent('You are signed up for The Tour.')
  expect(main.querySelector('button')).toHaveTextContent('Withdraw')
  expect((await draw({ view: { stage: 'registration', isRegistered: false } })).main.querySelector('button')).toBeNull()
  expect((await draw()).main.querySelector('button')).toBeNull()
})

test('a quest can’t be left', async () => {
  const quest = { campaign_short_name: 'gran-fondo-quest' }
  const documents = [page(quest), stage('progress', { data: { ...quest, body: [text('Three squares')] } })]
  const { main } = await draw({ documents, view: { stage: 'progress', isRegistered: true } })
  expect(main).toHaveTextContent('Three squares')
  expect(main.querySelector('button')).toBeNull()
})

test('the clock runs on every page but the one an editor asked for', async () => {
  expect((await draw()).main.querySelector('[data-clock]')).not.toBeNull()
  expect((await draw({ view: { stage: 'registration', isFixed: true } })).main.querySelector('[data-clock]')).toBeNull()
})
