import { beforeEach, describe, expect, test } from 'vitest'
import { RedirectIndex } from '@/lib/content/redirects/redirect-index'
import { redirectRule, type RedirectRule } from '@/lib/content/redirects/redirect-rule'

const rule = (from?: string, to?: string, kind: RedirectRule['kind'] = 'permanent') => redirectRule({ from, to, kind })

describe('a way', () => {
  const indexOf = (...rules: Parameters<typeof rule>[]) =>
    new RedirectIndex(
      rules.map((each) => rule(...each)).flatMap((each) => ('problem' in each ? [] : [each])),
      {
        site: 'https://site.cc',
        isPage: (path, locale) => pages.has(path) || pages.has(`${locale}${path}`),
        isDefault: (path) => ours.has(path),
      },
    )
  const [pages, ours] = [new Set<string>(), new Set(['/', '/help', '/shop'])]
  beforeEach(() => pages.clear())

  test('goes on as long as it stays on the site, by every address to its end', () => {
    const index = indexOf(['/a', '/fr/b?q'], ['/b', 'https://site.cc/c', 'temporary'], ['/c', 'http://other.cc/d'])
    expect(index.follow('/a')).toMatchObject({
      way: ['/a', '/b', '/c', 'http://other.cc/d'],
      end: { kind: 'temporary', to: 'http://other.cc/d', locale: 'fr' },
    })
    expect(index.follow('/none')).toEqual({ way: ['/none'], rules: [], end: undefined })
  })

  test('may end where something is gone, or in a circle', () => {
    const index = indexOf(['/a', '/b'], ['/b', undefined, 'gone'], ['/x', '/Y'], ['/y', '/X'])
    expect(index.follow('/a')).toMatchObject({ way: ['/a', '/b'], end: { kind: 'gone' } })
    expect(index.follow('/x').end).toBe('circle')
    expect(index.find('/x')).toBeUndefined()
  })

  test('ends at the first page, so that a whole folder may lead to one inside it', () => {
    const index = indexOf(
      ['/tours/:name', '/tours/summer/'],
      ['/old', '/tours/spring', 'temporary'],
      ['/a', undefined, 'gone'],
    )
    expect(index.follow('/tours/spring').end).toBe('circle')
    pages.add('/tours/summer').add('/a')
    expect(index.find('/tours/spring')).toMatchObject({ kind: 'permanent', to: '/tours/summer/' })
    expect(index.find('/tours/Summer')).toMatchObject({ to: '/tours/summer/' })
    expect(index.find('/old')).toMatchObject({ kind: 'temporary', to: '/tours/summer/' })
    pages.add('/tours/spring')
    expect(index.find('/old')).toMatchObject({ kind: 'temporary', to: '/tours/spring' })
    expect(index.find('/a')).toEqual({ kind: 'gone' })
  })

  test('ends at no page that its visitors don’t see in their language, or in the one that it has named', () => {
    const index = indexOf(['/a', '/b'], ['/b', '/fr/c'], ['/c', '/d'])
    pages.add('de/b').add('fr/c')
    expect([index.find('/a', 'de'), index.find('/a', 'it')]).toMatchObject([{ to: '/b' }, { to: '/fr/c' }])
  })

  test('that comes back to where it began is a circle, though a page be there', () => {
    const index = indexOf(['/a', '/b'], ['/b', '/a/'])
    pages.add('/a')
    expect(index.follow('/a').end).toBe('circle')
    expect(index.find('/b')).toMatchObject({ to: '/a/' })
  })

  test('that would go round ends at a page of ours, whose redirects have no effect', () => {
    const index = indexOf(['/:name', '/help/', 'temporary'], ['/a/b', '/old'])
    expect(index.follow('/a/b')).toMatchObject({
      way: ['/a/b', '/old', '/help/'],
      rules: [{ segments: ['a', 'b'] }, { segments: [':name'] }],
      end: { kind: 'temporary', to: '/help/' },
    })
    expect(index.follow('/help').end).toBe('circle')
    expect(indexOf(['/a', '/b'], ['/b', '/']).find('/a')).toMatchObject({ to: '/' })
  })

  test('ends in a longer circle at the first page of ours in it, or at the last one before it', () => {
    const both = indexOf(['/a', '/help'], ['/help', '/shop'], ['/shop', '/a'])
    expect(['/a', '/help', '/shop'].map((path) => both.follow(path).end)).toMatchObject([
      { to: '/help' },
      'circle',
      'circle',
    ])
    const before = indexOf(['/a', '/help'], ['/help', '/shop'], ['/shop', '/x'], ['/x', '/x'])
    expect(['/a', '/help', '/shop', '/x'].map((path) => before.follow(path).end)).toMatchObject([
      { to: '/shop' },
      { to: '/shop' },
      'circle',
      'circle',
    ])
  })

  test('matches words, and no part of a path that is none', () => {
    const index = indexOf(['/rides/:name', '/new/:name'], ['/:a-b', '/literal'])
    expect(index.find('/rides/Col%20du')).toMatchObject({ to: '/new/Col%20du' })
    for (const path of ['/rides/', '/rides/..', '/rides/.', '/rides']) expect(index.find(path)).toBeUndefined()
    expect([index.find('/:a-b'), index.find('/q')]).toMatchObject([{ to: '/literal' }, undefined])
  })
})
