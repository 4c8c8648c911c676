import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { donateUrlOf, webAddress } from '@/lib/domains/fundraising/donate-url'
import { daysRemaining, progressPercent } from '@/lib/domains/fundraising/progress'
import { ownFundraiserQuery, sharedFundraiserQuery } from '@/lib/domains/fundraising/queries'
import { shareLink } from '@/lib/domains/fundraising/share-link'
import { sharedBy } from '@/lib/domains/fundraising/shared-by'
import { identifiers } from '../../../support/identifiers'

const now = new Date('2026-03-10T18:00:00Z')

describe('progress', () => {
  test.each([
    [335.5, 500, 67.1],
    [0, 500, 0],
    [260, 250, 104],
    [50, 0, 0],
  ])('%d raised of %d are %d per cent [FR-051]', (raised, target, percent) => {
    expect(progressPercent(raised, target)).toBeCloseTo(percent)
  })

  test.each([
    ['2026-03-15T18:00:00Z', 5],
    ['2026-03-15T05:00:00Z', 4],
    ['2026-03-15T06:00:00.001Z', 5],
    ['2026-03-11T05:59:00Z', 0],
    ['2026-03-10T17:59:59Z', 0],
    ['2026-03-10T06:00:01Z', 0],
    ['2026-03-10T05:00:00Z', undefined],
    ['2020-01-01', undefined],
    ['next week', undefined],
    [undefined, undefined],
  ])('until %s there are %s days, and none is told once it is over [FR-052]', (deadline, days) => {
    expect(daysRemaining(deadline, now)).toBe(days)
  })
})

describe('the link to share', () => {
  test('is the page with the ids, what else it asks for, and the banner’s anchor [FR-009]', () => {
    const page = 'https://gruppetto.cc/de/ride?utm=mail&fundraiser_id=1#top'
    expect(shareLink(page, { fundraiserId: '7001', publicId: 'ply-chiara' })).toBe(
      'https://gruppetto.cc/de/ride?utm=mail&fundraiser_id=7001&public_id=ply-chiara#fundraiser',
    )
  })

  test.each([undefined, ''])('names no player where none is known (%j), nor one of another page', (publicId) => {
    const page = 'https://gruppetto.cc/ride?public_id=ply-noah'
    expect(shareLink(page, { fundraiserId: '7001', publicId })).toBe(
      'https://gruppetto.cc/ride?fundraiser_id=7001#fundraiser',
    )
  })

  test('is understood again, whatever page it is of [FR-003]', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        identifiers,
        fc.string({ minLength: 1 }),
        (page, fundraiserId, publicId) => {
          const link = shareLink(page, { fundraiserId, publicId })
          expect(sharedBy(link)).toEqual({ fundraiserId, publicId: publicId.toWellFormed() })
          expect(new URL(link).pathname).toBe(new URL(page).pathname)
        },
      ),
    )
  })

  test.each(['', '..', 'me', '70 01', '9'.repeat(101), '../7001', '7001.md'])(
    'an address of fundraiser “%s” is of nobody',
    (id) => {
      expect(sharedBy(`https://gruppetto.cc/?${String(new URLSearchParams({ fundraiser_id: id }))}`)).toBeUndefined()
    },
  )
})

describe('where one donates', () => {
  test.each([
    ['https://giving.example.test/ap/ada', 'https://giving.example.test/ap/ada/donate'],
    ['https://giving.example.test/ap/ada/', 'https://giving.example.test/ap/ada/donate'],
    ['https://giving.example.test/ap/ada//', 'https://giving.example.test/ap/ada/donate'],
    ['https://giving.example.test/ap/ada?lang=de#top', 'https://giving.example.test/ap/ada/donate?lang=de'],
    ['https://giving.example.test', 'https://giving.example.test/donate'],
  ])('%s leads to its donate page, by one slash [FR-031]', (url, donate) => {
    expect(donateUrlOf(url)).toBe(donate)
  })

  test.each([
    undefined,
    '',
    'ap/ada',
    'javascript:alert(1)',
    'http://giving.example.test/',
    'https://ada:secret@giving.example.test/',
    'data:text/html,hi',
  ])('%s becomes no link', (url) => {
    expect(donateUrlOf(url)).toBeUndefined()
    expect(webAddress(url)).toBeUndefined()
  })
})

test('what is kept of one event or fundraiser is never shown for another', () => {
  const queries = [
    ownFundraiserQuery('1001'),
    ownFundraiserQuery('1002'),
    sharedFundraiserQuery('1001', '7001'),
    sharedFundraiserQuery('1001', '7002'),
    sharedFundraiserQuery('1002', '7001'),
  ]
  expect(new Set(queries.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(queries.length)
})
