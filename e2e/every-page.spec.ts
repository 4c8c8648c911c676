import { expectAccessible } from './support/accessibility.ts'
import { expect } from './support/fixtures.ts'
import { expectLanguages, expectTitled } from './support/head.ts'
import { expectValidHtml } from './support/html.ts'
import { test } from './support/one-tab.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { expectNoBrokenPicture, expectPictures } from './support/pictures.ts'
import { galleryPaths, pagesOfSitemaps } from './support/site-map.ts'

const EVENT = '/events/view/1002'

const named = await pagesOfSitemaps()
const isArticle = ({ path }: { path: string }) => path.startsWith('/news/')
/** All pages, with a single article, since articles are all alike. */
const kinds = [...named.filter((page) => !isArticle(page)), ...named.filter(isArticle).slice(0, 1)]
/**
 * Each page is tested in English and in one other language, by turns: all languages have the same sections. For the same
 * reason accessibility, which takes most of the time, is tested in one of the two, by turns.
 */
const byPage = Map.groupBy(kinds, ({ path }) => path.replace(/^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/, '') || '/')
const indexed = [...byPage.values()].flatMap(([first, ...others], index) => {
  const other = others[index % Math.max(1, others.length)]
  const pair = [first, other].filter((page) => page !== undefined)
  return pair.map(({ path, languages }, number) => ({ path, languages, testsAccess: number === index % pair.length }))
})
const others = [EVENT, ...(await galleryPaths())].map((path) => ({ path, languages: undefined, testsAccess: true }))

/**
 * Whether a page is in the gallery, which shows several mocks of sections that other pages contain once (store locator,
 * calendar, a stage's schedule).
 */
const isGallery = (path: string) => path.startsWith('/gallery/')

// There are so many pages that recording a trace of each would take longer than the tests.
test.use({ trace: 'off' })

for (const { path, languages, testsAccess } of [...indexed, ...others]) {
  test(`${path} is whole and valid${testsAccess ? ', is accessible' : ''} and fits every window`, async ({
    page,
    visit,
  }) => {
    const response = await visit(path)
    const html = (await response?.text()) ?? ''
    expect(response?.status()).toBe(200)
    await expectTitled(page)
    if (languages) await expectLanguages(page, { path, languages })
    const repeats = isGallery(path)
    await expectValidHtml(html, path, repeats ? ['no-dup-id'] : [])
    await expectPictures(html, page)
    if (testsAccess) await expectAccessible(page, undefined, repeats ? ['landmark-unique', 'duplicate-id-aria'] : [])
    await expectNoOverflow(page)
    await expectNoBrokenPicture(page)
  })
}
