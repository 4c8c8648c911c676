import { test } from '../support/one-tab.ts'
import { pagesOfSitemaps } from '../support/site-map.ts'
import { testWholePage } from '../support/whole-page.ts'

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

// There are so many pages that recording a trace of each would take longer than the tests.
test.use({ trace: 'off' })

for (const page of indexed) testWholePage(page)
