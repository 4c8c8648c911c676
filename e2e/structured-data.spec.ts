import { expect, test } from './support/fixtures.ts'
import { problemsIn, typesIn } from './support/structured-data.ts'

/** A page of each kind, and the types that it tells search engines of. */
const PAGES: [path: string, types: string[]][] = [
  ['/', ['Organization', 'WebPage', 'WebSite']],
  ['/ja', ['Organization', 'WebPage', 'WebSite']],
  ['/about', ['FAQPage', 'WebPage']],
  ['/academy/climbing/pacing', ['WebPage']],
  ['/campaigns/tour-of-summits', ['EventSeries', 'WebPage']],
  ['/events', ['WebPage']],
  ['/events/view/1001', ['SportsEvent']],
  ['/de/events/view/1001', ['SportsEvent']],
  ['/help', ['FAQPage']],
  ['/help/contact', ['ContactPage']],
  ['/news', ['ItemList']],
  ['/news/older/1303', ['BreadcrumbList', 'ItemList']],
  ['/news/1401-tour-of-summits-guide', ['BreadcrumbList', 'NewsArticle']],
  ['/plans', ['Product', 'WebPage']],
  ['/shop', ['ItemList', 'WebPage']],
]

for (const [path, types] of PAGES) {
  test(`${path} tells search engines what they understand`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(typesIn(html)).toEqual(types)
    expect(problemsIn(html)).toEqual([])
  })
}
