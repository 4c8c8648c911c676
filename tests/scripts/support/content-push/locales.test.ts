// Sources: prismic.io/docs/locales (locales are added in the settings, or by Prismic's own command line: `prismic locale add`,
// package prismic); @prismicio/client, types/api/repository.ts (`Language`) and Migration.ts (`masterLanguageDocument`).
import { beforeEach, expect, test, vi } from 'vitest'
import { adviceOnLocales, relatedToMaster } from '@/scripts/support/content-push/locales'
import { pushContent } from '@/scripts/support/content-push/push'
import { documentsOf, startRepository, whileTimePasses } from './repository'

const documents = documentsOf({
  'page/home.en-us': 'data: { title: Home }',
  'page/home.de-de': 'data: { title: Start }',
  'page/home.fr-fr': 'data: { title: Accueil }',
  'page/about.en-us': 'data: { title: About }',
  'page/about.fr-fr': 'data: { title: À propos }',
})
const PUSH = { isDry: false, overwrites: false }

const language = (id: string, is_master = false) => ({ id, name: id, is_master })
const described = (master: string, ...others: string[]) => ({
  languages: [language(master, true), ...others.map((id) => language(id))],
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: new Date('2026-03-10T12:00:00Z') })
  return () => vi.useRealTimers()
})

const push = (repository: ReturnType<typeof startRepository>, options = PUSH) =>
  whileTimePasses(pushContent(documents, new Set(), repository.runtime(), options))

test.each([PUSH, { ...PUSH, isDry: true }])(
  'a push for which locales are missing says what to enter where, and sends nothing: %j',
  async (options) => {
    const repository = startRepository()
    repository.content.editing.change({ locales: ['en-us'] })
    const refused = push(repository, options)
    await expect(refused).rejects.toThrow('has no locale de-de, fr-fr.')
    await expect(refused).rejects.toThrow('Settings > Translations & Locales')
    await expect(refused).rejects.toThrow('npx prismic locale add de-de --repo gruppetto')
    expect(repository.writes).toEqual([])
  },
)

test('a repository that has them all needs no advice, and a new one is told that it needs a master', () => {
  expect(adviceOnLocales(described('fr-fr', 'en-us'), 'theirs', ['en-us', 'fr-fr', 'en-us'])).toBeUndefined()
  const advice = adviceOnLocales({ languages: [] }, 'theirs', ['en-us'])
  expect(advice).toMatch(/no locale en-us.*set one of them as master/s)
  expect(adviceOnLocales(described('fr-fr'), 'theirs', ['en-us'])).not.toContain('as master')
})

test.each([
  ['en-us', [undefined, 'page/home.en-us', 'page/home.en-us', undefined, 'page/about.en-us']],
  ['de-de', ['page/home.de-de', undefined, 'page/home.de-de', undefined, 'page/about.en-us']],
  ['fr-fr', ['page/home.fr-fr', 'page/home.fr-fr', undefined, 'page/about.fr-fr', undefined]],
])('translations belong to the document in the master locale %s, if there is one', (master, originals) => {
  const related = relatedToMaster(described(master, 'en-us'), documents)
  const inOrder = ['home.en-us', 'home.de-de', 'home.fr-fr', 'about.en-us', 'about.fr-fr']
  expect(inOrder.map((name) => related.find(({ key }) => key === `page/${name}`)?.translates)).toEqual(originals)
})

test('documents of a repository with another master locale arrive with their translations', async () => {
  const repository = startRepository()
  repository.content.editing.change({ locales: ['fr-fr', 'de-de', 'en-us'] })
  await expect(push(repository)).resolves.toBe(false)
  const { results } = await repository.search()
  expect(results).toHaveLength(documents.length)
  const home = results.find(({ uid, lang }) => uid === 'home' && lang === 'de-de')
  expect(home).toMatchObject({ alternate_languages: [{ lang: 'en-us' }, { lang: 'fr-fr' }] })
})
