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
/** Articles are all of one kind: one stands for them. */
const kinds = [...named.filter((page) => !isArticle(page)), ...named.filter(isArticle).slice(0, 1)]
/** Each page in English, and in one other language, by turns: what they share is its sections, which are looked at anyway. */
const byPage = Map.groupBy(kinds, ({ path }) => path.replace(/^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/, '') || '/')
const indexed = [...byPage.values()].flatMap(([first, ...others], index) => {
  const other = others[index % Math.max(1, others.length)]
  return [first, other].filter((page) => page !== undefined)
})
const others = [EVENT, ...(await galleryPaths())].map((path) => ({ path, languages: undefined }))

/** The gallery shows in several looks what a page has once: the store locator, the calendar, a stage's schedule. */
const isGallery = (path: string) => path.startsWith('/gallery/')

// So many pages are looked at that recording each would take longer than looking.
test.use({ trace: 'off' })

for (const { path, languages } of [...indexed, ...others]) {
  test(`${path} is whole, valid and accessible, and fits every window`, async ({ page, visit }) => {
    const response = await visit(path)
    const html = (await response?.text()) ?? ''
    expect(response?.status()).toBe(200)
    await expectTitled(page)
    if (languages) await expectLanguages(page, { path, languages })
    const repeats = isGallery(path)
    await expectValidHtml(html, path, repeats ? ['no-dup-id'] : [])
    await expectPictures(html, page)
    await expectAccessible(page, undefined, repeats ? ['landmark-unique', 'duplicate-id-aria'] : [])
    await expectNoOverflow(page)
    await expectNoBrokenPicture(page)
  })
}
