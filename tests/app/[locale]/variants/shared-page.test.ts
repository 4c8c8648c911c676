import { beforeEach, expect, test, vi } from 'vitest'
import { findShared, sharedMetadata } from '@/app/[locale]/variants/fundraiser/[fundraiserId]/[uid]/shared-page'
import type { BuilderPage } from '@/lib/content/pages/builder-page'
import { NotFoundError, UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { stubUpstream } from '../../../lib/support/upstream'

vi.mock('@/lib/core/server/note-placeholder', () => ({ notePlaceholder: vi.fn() }))
const getBuilderPage = vi.hoisted(() => vi.fn<() => Promise<BuilderPage>>())
vi.mock('@/lib/content/pages/builder-page', () => ({ getBuilderPage }))

/** The page of an event to raise money for, or of none. */
function stubPage(eventId?: string): void {
  const section = { slice_type: 'givengain_sign_up', primary: { fundraising_event_id: eventId }, items: [] }
  getBuilderPage.mockResolvedValue({
    path: '/ride',
    title: 'Ride for bikes',
    description: 'With one click',
    language: 'de',
    languages: ['en', 'de'],
    sections: [section as unknown as BuilderPage['sections'][number]],
    hasGhostNavigation: false,
    heading: 'Ride for bikes',
    socialImage: undefined,
  })
}

const outage = new UpstreamError({ service: 'content', operation: 'getByUid', kind: 'timeout' })
const project = { id: 8001, event_id: 1001, fundraiser: { first_name: 'Ada', last_name: 'Nkemelu' } }
beforeEach(() => {
  forgetProcessState()
  vi.mocked(notePlaceholder).mockClear()
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  stubPage('1001')
  stubUpstream(() => Response.json({ projects: [project] }))
})

test('its head names whose page the link shows, with a picture of it; the canonical address stays the page’s', async () => {
  const metadata = await sharedMetadata('ride', 'de', '7001')
  expect(metadata).toMatchObject({
    title: 'Ride for bikes',
    alternates: { canonical: `${env.SITE_URL}/de/ride` },
    openGraph: {
      title: 'Ada Nkemelu rides for charity',
      url: `${env.SITE_URL}/de/ride?fundraiser_id=7001#fundraiser`,
      images: [{ url: '/api/pictures/fundraisers/1001/7001/de', width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
  })
})

test.each([
  ['nobody of that id raises money here', () => stubUpstream(() => Response.json({ projects: [] }))],
  [
    'the provider takes such a text for no id',
    () => stubUpstream(() => Response.json({ error: 'bad' }, { status: 400 })),
  ],
  ['the page has no event', () => stubPage()],
  ['there is no such page', () => getBuilderPage.mockRejectedValue(new NotFoundError('page ride'))],
])('where %s the link is of nobody, and leads to the page alone', async (_, prepare) => {
  prepare()
  expect(await findShared('ride', 'de', '7001')).toBe('missing')
  expect(notePlaceholder).not.toHaveBeenCalled()
})

test('while the content can’t be asked the link leads to the page, whose last good form may serve, and only for now', async () => {
  getBuilderPage.mockRejectedValue(outage)
  expect(await findShared('ride', 'de', '7001')).toBe('missing')
  expect(notePlaceholder).toHaveBeenCalledOnce()
})

test.each(['', '..', 'me', '7001/2', '7001 2', '9'.repeat(101)])('“%s” is nobody’s id', async (fundraiserId) => {
  expect(await findShared('ride', 'de', fundraiserId)).toBe('missing')
})

test('while the provider can’t be asked the page is shown, with its ordinary head', async () => {
  stubUpstream(() => new Response('', { status: 403 }))
  expect(await findShared('ride', 'de', '7001')).toBeUndefined()
  expect(notePlaceholder).toHaveBeenCalledOnce()
  expect((await sharedMetadata('ride', 'de', '7001')).openGraph?.title).toBe('Ride for bikes')
})
