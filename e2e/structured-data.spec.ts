import { expect, test } from './support/fixtures.ts'
import { problemsIn, typesIn } from './support/structured-data.ts'

/** A page of each kind, and the types that it tells search engines of. */
const PAGES: [path: string, types: string[]][] = [
  ['/', ['FAQPage', 'Organization', 'WebPage', 'WebSite']],
  ['/ja', ['FAQPage', 'Organization', 'WebPage', 'WebSite']],
  ['/about', ['WebPage']],
  ['/academy/first/ride/setup', ['WebPage']],
  ['/campaigns/msp-page', ['EventSeries', 'FAQPage', 'WebPage']],
  ['/campaigns/tour-of-summits/stages/tour-of-summits-1', ['WebPage']],
  ['/events', ['FAQPage', 'WebPage']],
  ['/events/view/1001', ['SportsEvent']],
  ['/de/events/view/1001', ['SportsEvent']],
  ['/help', ['FAQPage']],
  ['/help/contact', ['ContactPage']],
  ['/news', ['ItemList']],
  ['/news/older/1303', ['BreadcrumbList', 'ItemList']],
  ['/news/1401-tour-of-summits-guide', ['BreadcrumbList', 'NewsArticle']],
  ['/plans', ['FAQPage', 'Product', 'WebPage']],
  ['/plans/price-us-year', ['Product']],
  ['/shop', ['FAQPage', 'ItemList', 'WebPage']],
  ['/video/videos/run-tall', ['BreadcrumbList', 'VideoObject']],
]

for (const [path, types] of PAGES) {
  test(`${path} tells search engines what they understand`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(typesIn(html)).toEqual(types)
    expect(problemsIn(html)).toEqual([])
  })
}
