import { expect, test, vi } from 'vitest'
import { contentDocument, startSite } from '../started-site'

const section = (text: string) => ({ slice_type: 'text', primary: { text }, items: [] })

async function builderPage(data: Record<string, unknown>, site: { isDraft?: boolean; flags?: string } = {}) {
  vi.stubEnv('FEATURE_FLAGS', site.flags ?? '')
  startSite({ documents: [contentDocument('en', { data })], isDraft: site.isDraft })
  const { getBuilderPage } = await import('@/lib/content/pages/builder-page')
  return getBuilderPage('page', 'plans', 'en')
}

test('has the sections of its document in their order [PB-002]', async () => {
  const body = [section('One'), section('Two')]
  await expect(builderPage({ body })).resolves.toMatchObject({ path: '/plans', sections: body })
})

test.each([[undefined], [null], [[]], ['text']])('a document whose body is %j is not found [PB-017]', async (body) => {
  await expect(builderPage({ body })).rejects.toMatchObject({ name: 'NotFoundError' })
})

test('a page behind a feature flag is not found until the flag is on [PB-018]', async () => {
  const data = { body: [section('One')], feature_flag: 'winter' }
  await expect(builderPage(data)).rejects.toMatchObject({ name: 'NotFoundError' })
  await expect(builderPage(data, { flags: 'summer,winter' })).resolves.toMatchObject({ path: '/plans' })
})

test.each([
  ['without sections', { body: [] }, false],
  ['behind a flag that is off', { body: [section('Eins')], feature_flag: 'winter' }, false],
  ['without sections, in preview', { body: [] }, true],
])('a translation %s is not named among the languages of the page [PB-017, PB-018]', async (_, data, isDraft) => {
  vi.stubEnv('FEATURE_FLAGS', '')
  const shown = { body: [section('One')] }
  startSite({
    documents: [
      contentDocument('en', { data: shown }),
      contentDocument('de', { lang: 'de-de', data }),
      contentDocument('fr', { lang: 'fr-fr', data: shown }),
    ],
    isDraft,
  })
  const { getBuilderPage } = await import('@/lib/content/pages/builder-page')
  expect((await getBuilderPage('page', 'plans', 'fr')).languages).toEqual(['en', 'fr'])
})

test('editors in preview find the languages named that are switched off [PB-018]', async () => {
  const [body, lang] = [[section('One')], 'de-de']
  const german = contentDocument('de', { lang, data: { body, feature_flag: 'winter' } })
  startSite({ documents: [contentDocument('en', { data: { body } }), german], isDraft: true })
  const { getBuilderPage } = await import('@/lib/content/pages/builder-page')
  expect((await getBuilderPage('page', 'plans', 'en')).languages).toEqual(['en', 'de'])
})

test('editors in preview see a page whose flag is off [PB-018]', async () => {
  const data = { body: [section('One')], feature_flag: 'winter' }
  await expect(builderPage(data, { isDraft: true })).resolves.toMatchObject({ path: '/plans' })
})

test.each([
  ['enabled', true],
  ['disabled', false],
  [undefined, false],
])('lies under its header where ghost_nav is %s: %s [PB-019]', async (ghost_nav, expected) => {
  const page = await builderPage({ body: [section('One')], ghost_nav })
  expect(page.hasGhostNavigation).toBe(expected)
})

test.each([
  [undefined, 'first'],
  ['legacy', 'first'],
  ['slice', 'second'],
])('in the layout %s its %s zone shows', async (layout_name, expected) => {
  const { sections } = await builderPage({ layout_name, body: [section('first')], body1: [section('second')] })
  expect(sections).toMatchObject([{ primary: { text: expected } }])
})

test('the first zone shows where the second is empty', async () => {
  const { sections } = await builderPage({ layout_name: 'slice', body: [section('first')], body1: [] })
  expect(sections).toMatchObject([{ primary: { text: 'first' } }])
})

test('its title is the one for search engines, or its own', async () => {
  const body = [section('One')]
  expect((await builderPage({ body, title: 'Plans' })).title).toBe('Plans')
  expect((await builderPage({ body, title: 'Plans', meta_title: 'All plans' })).title).toBe('All plans')
})
