import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { draftCookie } from '@/lib/core/server/draft-cookie'
import { env } from '@/lib/core/server/env'
import { keepsNothing } from '@/lib/core/server/keep-nothing'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { askProxy } from './support/ask-proxy'

vi.mock('@/lib/content/campaigns/campaign-schedule', () => ({ campaignSchedule: async () => ({}) }))
vi.mock('@/lib/content/published/absence', async () => ({
  findAbsence: vi.fn((await import('./support/absence-at')).absenceAt),
}))

describe('the live preview of sections', () => {
  const path = '/slice-simulator?state=N4Ig'

  test.each([
    ['in a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }],
    ['by the framed page itself', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }],
  ])('asked for %s it shows, to the content system’s editor alone', async (_how, headers) => {
    const answer = await askProxy({ path, headers })
    expect(answer.served).toBe('/en/slice-simulator?state=N4Ig')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain('; frame-ancestors https://gruppetto.prismic.io http://localhost:*; ')
    expect(policy).toContain(`'nonce-`)
  })

  test.each([
    ['opened by itself', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
    ['followed from our own pages', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }],
    ['fetched by another site', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }],
    ['fetched by a neighbour', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-site' }],
    ['embedded as an object', { 'sec-fetch-dest': 'embed', 'sec-fetch-site': 'cross-site' }],
    ['by what says nothing of itself', {}],
  ])('%s it is missing', async (_how, headers) => {
    expect((await askProxy({ path, headers })).served).toBe('/en/variants/missing?state=N4Ig')
  })
})

test.each([
  ['/slice-simulator?state=N4Ig', true],
  ['/about', false],
])('of what is read for %s nothing is kept: %s', async (path, isSo) => {
  await withRequestBudget(async () => {
    await askProxy({ path, headers: { 'sec-fetch-dest': 'iframe' } })
    expect(keepsNothing()).toBe(isSo)
  })
})

describe('drafts', () => {
  test.each(['__prerender_bypass=anything', 'draft=garbage', 'io.prismic.preview=the-ref'])(
    'a browser that sends “%s” gets what everybody gets',
    async (cookie) => {
      const { served, headers } = await askProxy({ path: '/about', headers: { cookie } })
      expect(served).toBe('/en/about')
      expect(headers.has('cache-control')).toBe(false)
      expect(headers.has('content-security-policy')).toBe(false)
      expect((await askProxy({ path: '/made-up', headers: { cookie } })).served).toBe('/en/variants/missing')
    },
  )

  test('a browser with the sealed cookie gets a page made for it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'))
    const build = join(folder, env.NEXT_DIST_DIR)
    mkdirSync(build)
    writeFileSync(
      join(build, 'prerender-manifest.json'),
      JSON.stringify({ preview: { previewModeId: 'of-the-build' } }),
    )
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
    const { name, value } = await draftCookie('the-ref')
    const [{ served, headers }, isUnkept] = await withRequestBudget(async () => {
      const answer = await askProxy({ path: '/about', headers: { cookie: `${name}=${value}` } })
      return [answer, keepsNothing()] as const
    })
    expect(isUnkept).toBe(true)
    expect(served).toBe('/en/about')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toContain(`'nonce-`)
    expect(headers.get('x-middleware-request-cookie')).toMatch(
      /; __prerender_bypass=of-the-build; io\.prismic\.preview=the-ref$/,
    )
    const shared = await askProxy({ path: '/ride?fundraiser_id=7001', headers: { cookie: `${name}=${value}` } })
    expect(shared.served).toBe('/en/ride?fundraiser_id=7001')
    // What visitors would find nowhere may be in the draft.
    const unpublished = await askProxy({ path: '/made-up', headers: { cookie: `${name}=${value}` } })
    expect(unpublished.served).toBe('/en/made-up')
    const campaign = await askProxy({ path: '/campaigns/made-up', headers: { cookie: `${name}=${value}` } })
    expect(campaign.served).toBe('/en/variants/player-campaign/made-up')
  })
})
