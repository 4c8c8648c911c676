import { describe, expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import { redirectFrom } from '@/lib/content/redirects/redirect-from'
import { RedirectIndex } from '@/lib/content/redirects/redirect-index'
import { redirectRows } from '@/lib/content/redirects/redirect-rows'
import { fillTarget, redirectRule, type RedirectRule } from '@/lib/content/redirects/redirect-rule'

describe('a redirect for a visitor', () => {
  const found = (to: string, more: object = {}) => ({ kind: 'permanent' as const, to, locale: undefined, ...more })

  test('leads to the page in the visitor’s language, or in the one that an address on the way has named', () => {
    expect(redirectFrom(found('/about?a=b'), 'de')).toEqual({ kind: 'permanent', to: '/de/about?a=b' })
    expect(redirectFrom(found('/about', { locale: 'fr' }), 'de')).toEqual({ kind: 'permanent', to: '/fr/about' })
    expect(redirectFrom(found(`${env.SITE_URL}/about`, { kind: 'temporary' }), 'en')).toEqual({
      kind: 'temporary',
      to: '/about',
    })
    expect(redirectFrom(found('https://shop.cc/a'), 'de')).toEqual({ kind: 'permanent', to: 'https://shop.cc/a' })
  })

  test('may say that something is gone, or be none', () => {
    expect(redirectFrom({ kind: 'gone' }, 'de')).toEqual({ kind: 'gone' })
    expect(redirectFrom(undefined, 'de')).toBeUndefined()
    expect(redirectFrom(found('javascript:alert(1)'), 'de')).toBeUndefined()
  })
})

describe('what editors wrote', () => {
  test('is one redirect of a document, temporary unless it says permanent', () => {
    const row = (data: object) => redirectRows([{ id: 'a', type: 'redirect', data: data as Record<string, unknown> }])
    const document = { id: 'a', type: 'redirect' }
    expect(row({ from: ' /a ', to: '/b', permanent: true })).toEqual([
      { from: '/a', to: '/b', kind: 'permanent', document: { ...document, data: expect.anything() }, row: undefined },
    ])
    expect(row({})).toMatchObject([{ from: undefined, to: undefined, kind: 'temporary' }])
  })

  test('is a table, row by row, permanent unless it says otherwise', () => {
    const kinds = ['Gone', 'temporary', 'TEMPORARY', 'permanent', 'other', undefined]
    const rows = kinds.map((kind, at) => ({ from: `/${at}`, kind }))
    const read = redirectRows([{ type: 'redirects', data: { rows: [...rows, 'no row', null] } }])
    expect(read.map(({ kind }) => kind)).toEqual([
      'gone',
      'temporary',
      'temporary',
      'permanent',
      'permanent',
      'permanent',
    ])
    expect(read.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6])
    expect(
      redirectRows([
        { type: 'redirects', data: {} },
        { type: 'page', data: { from: '/a', rows } },
      ]),
    ).toEqual([])
  })
})

const rule = (from?: string, to?: string, kind: RedirectRule['kind'] = 'permanent') => redirectRule({ from, to, kind })

describe('a rule', () => {
  test('has the parts of its address in small letters, decoded, and where it leads', () => {
    expect(rule('/Old/Caf%C3%A9/?a#b', '/new')).toEqual({
      segments: ['old', 'café'],
      target: '/new',
      kind: 'permanent',
    })
    expect(rule('/:Name/x', '/new/:name?q=:NAME')).toMatchObject({ segments: [':name', 'x'] })
    expect(rule('/', 'https://a.cc')).toMatchObject({ segments: [] })
    expect(rule('/old', undefined, 'gone')).toEqual({ segments: ['old'], target: undefined, kind: 'gone' })
  })

  test.each([
    [undefined, '/b', { problem: 'emptyField', field: 'from' }],
    ['old', '/b', { problem: 'redirectFrom', field: 'from', subject: 'old' }],
    ['//old', '/b', { problem: 'redirectFrom', field: 'from', subject: '//old' }],
    ['https://a.cc/old', '/b', { problem: 'redirectFrom', field: 'from', subject: 'https://a.cc/old' }],
    ['/de/old', '/b', { problem: 'redirectFrom', field: 'from', subject: '/de/old' }],
    ['?a', '/b', { problem: 'redirectFrom', field: 'from', subject: '?a' }],
    ['/old', undefined, { problem: 'emptyField', field: 'to' }],
    ['/old', '/:name', { problem: 'redirectTo', field: 'to', subject: '/:name' }],
    ['/:name', 'https://:name/a', { problem: 'redirectTo', field: 'to', subject: 'https://:name/a' }],
    ['/:name', '//:name.cc', { problem: 'redirectTo', field: 'to', subject: '//:name.cc' }],
    ['/old', 'mailto:a@b.cc', { problem: 'redirectTo', field: 'to', subject: 'mailto:a@b.cc' }],
    ['/old', 'ftp://a.cc', { problem: 'redirectTo', field: 'to', subject: 'ftp://a.cc' }],
    ['/old', 'http://[', { problem: 'redirectTo', field: 'to', subject: 'http://[' }],
  ])('from %s to %s is none', (from, to, problem) => {
    expect(rule(from, to)).toEqual(problem)
  })

  test('fills the words of an address into its target, coded', () => {
    expect(fillTarget('/new/:name?q=:Name&r=a:name', new Map([[':name', 'a/b ü']]))).toBe(
      '/new/a%2Fb%20%C3%BC?q=a%2Fb%20%C3%BC&r=a:name',
    )
    expect(fillTarget('/new/:other', new Map())).toBe('/new/')
    expect(fillTarget('/:a', new Map([[':a', '\uD800']]))).toBe('/%EF%BF%BD')
  })
})

test('of two rules for an address the one with fewer placeholders counts, then the first, then whose placeholder is later', () => {
  const rules = [
    rule('/:a/x', '/first'),
    rule('/y/:b', '/second'),
    rule('/y/x', '/third'),
    rule('/y/x', '/fourth'),
    rule('/:a/:b', '/fifth'),
    rule('/:other/z', '/sixth'),
  ].flatMap((each) => ('problem' in each ? [] : [each]))
  const index = new RedirectIndex(rules, { site: 'https://site.cc' })
  const to = (path: string) => {
    const found = index.find(path)
    return found && 'to' in found ? found.to : found
  }
  expect(['/y/x', '/y/q', '/q/x', '/q/q', '/q/z', '/q'].map(to)).toEqual([
    '/third',
    '/second',
    '/first',
    '/fifth',
    '/sixth',
    undefined,
  ])
})
