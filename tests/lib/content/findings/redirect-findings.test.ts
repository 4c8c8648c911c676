import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CheckedDocument } from '@/lib/content/findings/document-findings'
import { siteFindings } from '@/lib/content/findings/site-findings'

const models = {
  isSection: () => true,
  labelOf: () => undefined,
  optionsOf: () => undefined,
  emptyOf: () => ({ primary: {}, row: {} }),
  isOff: () => false,
  videos: { siteUrl: 'https://site.example', media: [], embeds: [] },
}
const problemsOf = (...documents: CheckedDocument[]) =>
  siteFindings(documents, models, new Date('2026-06-01T00:00:00Z')).flatMap(({ findings }) =>
    findings.map(({ problem, field, subject }) => [problem, field ?? subject]),
  )

const redirect = (from: string | null, to: string | null): CheckedDocument => ({
  type: 'redirect',
  lang: 'en-us',
  data: { from, to },
})

describe('redirects', () => {
  test('that lead in a circle are named with the way round, those that lead into one are not', () => {
    expect(problemsOf(redirect('/a', '/b'), redirect('/B/', '/a'), redirect('/c', '/a'), redirect('/d', '/e'))).toEqual(
      [
        ['redirectLoop', '/a → /b → /a'],
        ['redirectLoop', '/b → /a → /b'],
      ],
    )
  })

  test('of a folder that lead to an address inside it are a circle, unless there is a page', () => {
    const written = (type: string, uid: string) => ({ type, uid, lang: 'de-de', data: {} })
    const loops = (to: string, ...documents: CheckedDocument[]) =>
      problemsOf(redirect(to.replace(/[^/]+\/?$/, ':name'), to), ...documents).filter(
        ([name]) => name === 'redirectLoop',
      )
    expect(loops('/campaigns/summer')).toEqual([
      ['redirectLoop', '/campaigns/:name → /campaigns/summer → /campaigns/summer'],
    ])
    expect(loops('/campaigns/summer', written('page', 'summer'))).toHaveLength(1)
    expect(loops('/campaigns/summer/', written('campaign_page', 'summer'))).toEqual([])
    expect(loops('/academy/a-b', written('academy_page', 'a-b'))).toEqual([])
    expect(loops('/video/climb', written('video', 'climb'))).toEqual([])
    expect(loops('/caf%C3%A9', written('page', 'café'))).toEqual([])
    for (const path of ['/join', '/sitemap.xml', '/news/7-winter', '/plans/yearly']) expect(loops(path)).toEqual([])
    for (const path of ['/login', '/help']) expect(loops(path)).toEqual([])
    expect(loops('/help', written('page', 'help'))).toEqual([])
  })

  test('that come back to a page of ours have no effect there, but lead to it from elsewhere', () => {
    expect(problemsOf(redirect('/old', '/help'), redirect('/help', '/old'))).toEqual([
      ['redirectLoop', '/help → /old → /help'],
    ])
    const loopsWithout = (off: string) => {
      const site = { ...models, isOff: (service: string) => service === off }
      return siteFindings([redirect('/:name', '/shop')], site, new Date(0)).length
    }
    expect([loopsWithout('chat'), loopsWithout('storefront')]).toEqual([0, 1])
  })

  test('of a folder that lead into the circle of others are not named', () => {
    expect(problemsOf(redirect('/a/:x', '/b'), redirect('/b', '/c/1'), redirect('/c/:x', '/b'))).toEqual([
      ['redirectLoop', '/b → /c/1 → /b'],
      ['redirectLoop', '/c/:x → /b → /c/1 → /b'],
    ])
  })

  test('of one address are named, and so is a half that is missing', () => {
    expect(problemsOf(redirect('/a', '/b'), redirect('/A', '/c'), redirect(null, '/d'), redirect('/e', ' '))).toEqual([
      ['redirectTwice', '/A'],
      ['emptyField', 'From'],
      ['emptyField', 'To'],
    ])
  })

  test('of a table are named with their row', () => {
    const rows = [
      { from: '/a/:x', to: '/b/:x' },
      { from: '/b/:y', to: '/a/:y' },
      { from: '/A', to: 'javascript:alert(1)' },
      { from: 'old', to: '/new' },
      { from: '/c', to: null, kind: 'gone' },
      { from: '/c', to: '/d' },
    ]
    expect(problemsOf({ type: 'redirects', lang: 'en-us', data: { rows } })).toEqual([
      ['redirectLoop', 'Rows 1, From'],
      ['redirectLoop', 'Rows 2, From'],
      ['redirectTo', 'Rows 3, To'],
      ['redirectFrom', 'Rows 4, From'],
      ['redirectTwice', 'Rows 6, From'],
    ])
  })

  test('are in a circle exactly if following them comes back to where it began', () => {
    const place = fc.constantFrom<string[]>('/a', '/b', '/c', '/d', '/e')
    const targets = fc.uniqueArray(fc.tuple(place, place), { selector: ([from]) => from, maxLength: 5 })
    fc.assert(
      fc.property(targets, (pairs) => {
        const next = new Map(pairs)
        const comesBack = ([start]: [string, string]) => {
          let at = next.get(start)
          for (let steps = 0; steps < pairs.length && at !== undefined && at !== start; steps += 1) at = next.get(at)
          return at === start
        }
        const found = problemsOf(...pairs.map(([from, to]) => redirect(from, to)))
        expect(found).toHaveLength(pairs.filter(comesBack).length)
      }),
    )
  })
})
