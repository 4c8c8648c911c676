import { expect, test } from 'vitest'
import { pagesOfPath } from '@/lib/routing/pages-of-path'

test.each([
  ['/', ['/en']],
  ['/plans', ['/en/plans']],
  ['/de', ['/de']],
  ['/de/events/view/7', ['/de/events/view/7']],
  [
    '/ja/campaigns/tour',
    ['pre-registration', 'registration', 'post', 'now'].map((stage) => `/ja/variants/campaign/tour/${stage}`),
  ],
])('what is seen at %s are the pages %j', (path, pages) => {
  expect(pagesOfPath(path)).toEqual(pages)
})

test('while a flag is on for a share of visitors, there is a page for each form', () => {
  expect(pagesOfPath('/de/plans', ['', 'winter'])).toEqual(['/de/plans', '/de~winter/plans'])
  expect(pagesOfPath('/campaigns/tour', ['', 'winter'])).toHaveLength(8)
})
