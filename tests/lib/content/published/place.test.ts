import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publishedPlaceOf, ROUTES_OF_THEIR_OWN } from '@/lib/content/published/place'

/** Routes whose pages are documents and nothing else. */
const OF_DOCUMENTS = [
  '/*',
  '/academy/**',
  '/campaigns/*/stages/*',
  // By way of the proxy, which picks a variant.
  '/campaigns/*',
  '/stages/*',
  '/video/*',
  '/video/*/*',
]
/** Every address that no other route has. */
const THE_REST = '/**'

const routes = globSync('**/page.tsx', { cwd: 'app/[locale]' })
  .map((file) => `/${file}`.replace(/\/page\.tsx$/, '') || '/')
  .map((route) => route.replaceAll(/\[\.{3}\w+\]/g, '**').replaceAll(/\[\w+\]/g, '*'))
  .filter((route) => !route.startsWith('/variants/'))

test('every route of ours is known to find out for itself whether it exists, or to show documents', () => {
  const known = [...ROUTES_OF_THEIR_OWN, ...OF_DOCUMENTS.filter((route) => route !== '/campaigns/*'), THE_REST]
  expect(routes.toSorted()).toEqual(known.toSorted())
})

test.each(ROUTES_OF_THEIR_OWN)('%s is left alone', (route) => {
  expect(publishedPlaceOf(route.replaceAll('*', 'some-1'))).toBeUndefined()
})

const page = (uid: string) => ({ documents: [{ type: 'page', uid }] })

test.each([
  ['/about', page('about')],
  ['/academy', page('academy')],
  ['/academy/first/ride', { documents: [{ type: 'academy_page', uid: 'first-ride' }] }],
  ['/academy/first-ride', { documents: [{ type: 'academy_page', uid: 'first-ride' }] }],
  ['/campaigns/tour', { documents: [{ type: 'campaign_page', uid: 'tour' }] }],
  [
    '/campaigns/tour/stages/one',
    {
      documents: [
        { type: 'campaign_page', uid: 'tour' },
        { type: 'stage', uid: 'one' },
      ],
    },
  ],
  ['/video/climb', { video: 'climb' }],
  ['/video/lessons/climb', { video: 'climb', landing: 'lessons' }],
])('%s looks for %j', (path, wanted) => {
  expect(publishedPlaceOf(path)?.page).toEqual(wanted)
})

test.each(['/a/b', '/news/1/2', '/video/a/b/c', '/campaigns/tour/stages', '/campaigns/tour/other/one', '/settings/x'])(
  '%s is no route’s, but may have been redirected',
  (path) => {
    expect(publishedPlaceOf(path)).toEqual({ page: undefined, path })
  },
)

test.each([
  ['/caf%C3%A9/a%2Fb', '/café/a/b'],
  ['/campaigns/caf%C3%A9', '/campaigns/caf%C3%A9'],
  ['/academy/first-ride', '/academy/first/ride'],
])('what has nothing at %s may have been redirected from %s, as its page reads it', (path, read) => {
  expect(publishedPlaceOf(path)?.path).toBe(read)
})
