import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RedirectIndex } from '@/lib/content/redirects/redirect-index'
import { redirectRows } from '@/lib/content/redirects/redirect-rows'
import { redirectRule } from '@/lib/content/redirects/redirect-rule'

type Row = [from: string, to: string | null, kind?: string]

const SITE = 'https://gruppetto.example'

function indexOf(...rows: Row[]): RedirectIndex {
  const data = { rows: rows.map(([from, to, kind]) => ({ from, to, kind })) }
  const rules = redirectRows([{ type: 'redirects', data }]).map(redirectRule)
  return new RedirectIndex(
    rules.flatMap((rule) => ('problem' in rule ? [] : [rule])),
    { site: SITE },
  )
}

const leadsTo = (index: RedirectIndex, path: string) => {
  const found = index.find(path)
  return found === undefined || found.kind === 'gone' ? found?.kind : found.to
}

test('an address leads on for good unless its row says otherwise, whatever its case and its last slash', () => {
  const index = indexOf(['/Old/', '/new'], ['/sale', '/shop', 'temporary'], ['/2019', null, 'gone'])
  expect(index.find('/old')).toMatchObject({ kind: 'permanent', to: '/new' })
  expect(index.find('/OLD/')).toMatchObject({ kind: 'permanent', to: '/new' })
  expect(index.find('/sale')).toMatchObject({ kind: 'temporary', to: '/shop' })
  expect(index.find('/2019')).toEqual({ kind: 'gone' })
  expect(index.find('/old/more')).toBeUndefined()
})

test('a document of its own is a redirect like those of a table', () => {
  const data = { from: '/start', to: '/how', permanent: true }
  expect(redirectRows([{ type: 'redirect', data }])).toMatchObject([{ from: '/start', kind: 'permanent' }])
  expect(redirectRows([{ type: 'redirect', data: { ...data, permanent: null } }])[0]?.kind).toBe('temporary')
  expect(redirectRows([{ type: 'page', data }])).toEqual([])
})

describe('places', () => {
  test('take any word, and give it to the target', () => {
    const index = indexOf(
      ['/blog/:year/:slug', '/news/:slug?year=:year'],
      ['/shop/:item', 'https://shop.example/:item'],
    )
    expect(leadsTo(index, '/blog/2024/Über uns')).toBe('/news/%C3%9Cber%20uns?year=2024')
    expect(leadsTo(index, '/shop/jersey')).toBe('https://shop.example/jersey')
    expect(leadsTo(index, '/blog/2024')).toBeUndefined()
    expect(leadsTo(index, '/blog//slug')).toBeUndefined()
  })

  test('give way to what stands there in full, and later ones to earlier words', () => {
    const index = indexOf(['/:a/:b', '/two'], ['/a/:b', '/first'], ['/:a/b', '/second'], ['/a/b', '/exact'])
    expect(['/a/b', '/a/x', '/x/b', '/x/y'].map((path) => leadsTo(index, path))).toEqual([
      '/exact',
      '/first',
      '/second',
      '/two',
    ])
  })

  test('never lead up a folder', () => {
    const index = indexOf(['/app/:page', 'https://apps.example/gruppetto/:page'])
    for (const word of ['.', '..', '%2e%2e']) expect(leadsTo(index, `/app/${word}`)).toBeUndefined()
  })
})

describe('chains', () => {
  test('are one step, for now if any of their steps is', () => {
    const index = indexOf(
      ['/a', '/b'],
      ['/b', '/c/7', 'temporary'],
      ['/c/:id', '/d/:id'],
      ['/gone', '/e'],
      ['/e', '', 'gone'],
    )
    expect(index.find('/a')).toMatchObject({ kind: 'temporary', to: '/d/7' })
    expect(index.find('/c/8')).toMatchObject({ kind: 'permanent', to: '/d/8' })
    expect(index.find('/gone')).toEqual({ kind: 'gone' })
  })

  test('go on from our own full address, and keep a language that stands on the way', () => {
    const index = indexOf(['/a', `${SITE}/de/b`], ['/b', '/c'])
    expect(index.find('/a')).toMatchObject({ to: '/c', locale: 'de' })
  })

  test.each([
    ['to itself', ['/a', '/a']],
    ['to itself in another language', ['/a', '/de/a']],
    ['to itself with a query', ['/a', '/a?again=1']],
    ['to itself in full', ['/a', `${SITE}/a/`]],
  ] satisfies [string, Row][])('that lead %s lead nowhere', (_how, row) => {
    expect(indexOf(row).follow('/a').end).toBe('circle')
    expect(indexOf(row).find('/a')).toBeUndefined()
  })

  test('that grow without end lead nowhere', () => {
    expect(indexOf(['/:a', '/x-:a'], ['/go/:a', '/go/:a?a=:a']).find('/go/1')).toBeUndefined()
    expect(indexOf(...Array.from({ length: 50 }, (_, at): Row => [`/${at}`, `/${at + 1}`])).find('/1')).toBeUndefined()
  })
})

test('of two redirects of one address the first counts', () => {
  expect(leadsTo(indexOf(['/a', '/first'], ['/A/', '/second']), '/a')).toBe('/first')
})

const word = fc.oneof(
  fc.string(),
  fc.constantFrom('', '.', '..', '\\', '//', ':a', '%2f%2fevil.example', '@evil.example', 'https:', 'javascript:'),
)

test('nobody is sent to a site that no editor wrote, whatever the address', () => {
  const targets = fc.constantFrom(
    '/:a',
    '/:a/:b',
    '/x/:b?q=:a',
    'https://shop.example/:a/:b',
    '//shop.example/:a',
    ':a',
    '/:a//:b',
  )
  const isOfEditors = (to: string) => [SITE, 'https://shop.example'].includes(new URL(to, SITE).origin)
  fc.assert(
    fc.property(targets, word, word, (target, a, b) => {
      const to = leadsTo(indexOf(['/go/:a/:b', target]), `/go/${a}/${b}`)
      return to === undefined || isOfEditors(to)
    }),
    { numRuns: 500 },
  )
  expect(leadsTo(indexOf(['/go/:a/:b', '/:a']), '/go/evil.example/x')).toBe('/evil.example')
})

test.each<[Row, string | undefined]>([
  [['/a', 'javascript:alert(1)'], 'redirectTo'],
  [['/a', 'data:text/html,x'], 'redirectTo'],
  [['/a', 'mailto:a@b.example'], 'redirectTo'],
  [['/a', 'http://'], 'redirectTo'],
  [['/:a', 'https://:a/'], 'redirectTo'],
  [['/:a', '//:a'], 'redirectTo'],
  [['/:a', '/:b'], 'redirectTo'],
  [['a', '/b'], 'redirectFrom'],
  [['//a', '/b'], 'redirectFrom'],
  [['https://a.example/b', '/b'], 'redirectFrom'],
  [['/de/a', '/b'], 'redirectFrom'],
  [['', '/b'], 'emptyField'],
  [['/a', ' '], 'emptyField'],
  [['/a', 'https://a.example:8080/:x'], 'redirectTo'],
  [['/a', 'https://a.example:8080/x'], undefined],
])('of %j an editor hears %s', ([from, to], problem) => {
  const [row] = redirectRows([{ type: 'redirects', data: { rows: [{ from, to }] } }])
  const rule = row && redirectRule(row)
  expect(rule && 'problem' in rule ? rule.problem : undefined).toBe(problem)
})
