import { expect, test } from 'vitest'
import { publishedPlace } from '@/lib/content/pages/published-place'

const SITE = 'https://gruppetto.cc'

test.each([
  ['/de/plans?a=b', '/de/plans?a=b'],
  ['/campaigns/tour?stage=post&asOf=2026-01-01T00:00', '/campaigns/tour'],
  ['/campaigns/tour?stage=post&a=b#c', '/campaigns/tour?a=b'],
  ['/', '/'],
])('%s, published, is %s', (draft, published) => {
  expect(publishedPlace(SITE + draft, SITE)).toBe(published)
})

test.each([null, '', 'garbage', 'https://evil.example/plans', 'https://gruppetto.cc.evil.example/', 'null'])(
  '“%s” is no place of ours',
  (referer) => {
    expect(publishedPlace(referer, SITE)).toBeUndefined()
  },
)
