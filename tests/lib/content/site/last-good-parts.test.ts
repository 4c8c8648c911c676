import { expect, test, vi } from 'vitest'
import { contentDocument, startSite } from '../started-site'
import { buildFolder } from '@/tests/support/build-folder'

const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }]

const documents = [
  contentDocument('menu', {
    type: 'navigation',
    uid: null,
    data: { items: [{ label: 'Plans', link: { link_type: 'Document', id: 'plans', type: 'page', uid: 'plans' } }] },
  }),
  contentDocument('foot', {
    type: 'footer',
    uid: null,
    data: { groups: [{ title: 'Company', links: [{ label: 'About', link: { link_type: 'Web', url: '/about' } }] }] },
  }),
  contentDocument('words', { type: 'settings', uid: null, data: { women_only_notice: paragraph('For women') } }),
]

/** Modules are loaded before time is made to pass. */
async function load() {
  const { siteChrome } = await import('@/lib/content/site/chrome')
  const { getNotices } = await import('@/lib/content/site/notices')
  return async () => {
    const [{ navigation, footer }, { womenOnly }] = await Promise.all([siteChrome('en'), getNotices('en')])
    return { menu: navigation.map(({ label }) => label), groups: footer.groups.map(({ title }) => title), womenOnly }
  }
}

const whole = { menu: ['Plans'], groups: ['Company'], womenOnly: paragraph('For women') }

const tags = ['type:navigation', 'type:footer', 'type:settings', 'doc:menu', 'doc:plans', 'doc:foot', 'doc:words']

/** A new ref empties the data cache, as far as the reads of the page go. */
async function afterANewRef({ service }: ReturnType<typeof startSite>): Promise<void> {
  const { getRepository } = await import('@/lib/content/api/repository')
  service.ref = 'ref-2'
  await vi.advanceTimersByTimeAsync(5000)
  await getRepository()
}

test.each([
  ['out of reach', 'unreachable' as const],
  ['failing', Response.json({}, { status: 500 })],
  ['speaking nonsense', new Response('<html>')],
  ['of another shape', Response.json({ results: [{ id: 7 }] })],
])(
  'with the content service %s a page keeps its menu, footer and notices, and carries their tags',
  async (_, broken) => {
    const site = startSite({ documents })
    const partsOfAPage = await load()
    await expect(partsOfAPage()).resolves.toEqual(whole)
    await afterANewRef(site)
    site.cache.tags.length = 0
    site.service.broken = broken
    await expect(site.settled(partsOfAPage())).resolves.toEqual(whole)
    expect(site.cache.tags).toEqual(expect.arrayContaining(tags))
    expect(site.cache.lives).toEqual([])
  },
)

test('they outlive the process', async () => {
  const folder = buildFolder()
  startSite({ folder, documents })
  await (
    await load()
  )()
  const { service, settled, cache } = startSite({ folder })
  service.broken = 'unreachable'
  const partsOfAPage = await load()
  await expect(settled(partsOfAPage())).resolves.toEqual(whole)
  expect(cache.tags).toEqual(expect.arrayContaining(tags))
})

test('what is published takes the place of the last good reading', async () => {
  const site = startSite({ documents })
  const partsOfAPage = await load()
  await partsOfAPage()
  site.service.documents = documents.filter(({ id }) => id !== 'menu')
  await afterANewRef(site)
  await expect(partsOfAPage()).resolves.toEqual({ ...whole, menu: [] })
  site.service.broken = 'unreachable'
  await vi.advanceTimersByTimeAsync(5000)
  await expect(site.settled(partsOfAPage())).resolves.toEqual({ ...whole, menu: [] })
})

test("an editor's draft is nobody's last good reading", async () => {
  const folder = buildFolder()
  startSite({ folder, documents, isDraft: true })
  await (
    await load()
  )()
  const { service, settled } = startSite({ folder })
  service.broken = 'unreachable'
  const partsOfAPage = await load()
  await expect(settled(partsOfAPage())).resolves.toMatchObject({ menu: [], groups: [] })
})
