import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decision } from '@/lib/core/route-decision'
import { inFormOfFlags } from '@/lib/routing/flag-form'

const page = (pathname: string): Decision => ({ kind: 'route', pathname })

test('while flags are on for a share, a page’s route names its form, also the plain one, and no other cache keeps it', () => {
  const headers = { 'cache-control': 'private, no-cache' }
  for (const [form, pathname] of [
    ['winter', '/de~winter/plans'],
    ['', '/de/plans'],
  ] as const)
    expect(inFormOfFlags(page('/de/plans'), form)).toEqual({ kind: 'route', pathname, headers, hasFlagForms: true })
})

test('without a share a decision stays as it is', () => {
  const decision = page('/de/plans')
  expect(inFormOfFlags(decision, undefined)).toBe(decision)
})

test('a campaign’s page keeps what its own form says of it', () => {
  const campaign = { ...page('/en/variants/campaign/tour/post'), unchangedForMs: 5, headers: { 'cache-control': 'x' } }
  expect(inFormOfFlags(campaign, 'winter')).toEqual({
    ...campaign,
    pathname: '/en~winter/variants/campaign/tour/post',
    hasFlagForms: true,
  })
})

test('so is what is made for one visitor, but not what is made for editors or for a player alone', () => {
  const forOne = (pathname: string, framedBy?: 'editors'): Decision => ({
    kind: 'page-for-one-request',
    pathname,
    ...(framedBy && { framedBy }),
  })
  const pathOf = (decision: Decision) => {
    const formed = inFormOfFlags(decision, 'winter')
    return 'pathname' in formed && formed.pathname
  }
  expect(pathOf(forOne('/en/variants/player-campaign/tour'))).toBe('/en~winter/variants/player-campaign/tour')
  expect(pathOf(forOne('/en/settings/profile'))).toBe('/en/settings/profile')
  expect(pathOf(forOne('/en/variants/search', 'editors'))).toBe('/en/variants/search')
})

test('no other decision has forms', () =>
  fc.assert(
    fc.property(
      fc.constantFrom<Decision>(
        page('/api/frames'),
        page('/en/variants/missing'),
        page('/en/variants/gone'),
        page('/en/gallery'),
        { kind: 'redirect', to: new URL('https://site.example/a'), status: 308 },
        { kind: 'refusal', status: 405, headers: {} },
      ),
      fc.constantFrom('', 'winter', 'summer~winter'),
      (decision, form) => {
        expect(inFormOfFlags(decision, form)).toBe(decision)
      },
    ),
  ))
