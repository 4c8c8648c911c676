import { expectAccessible } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { expectLanguages, expectTitled } from './head.ts'
import { expectValidHtml } from './html.ts'
import { test } from './one-tab.ts'
import { expectNoOverflow } from './overflow.ts'
import { expectNoBrokenPicture, expectPictures } from './pictures.ts'
import type { SitePage } from './site-map.ts'

export type WholePage = {
  path: string
  /** Its languages, as a sitemap names them; undefined for a page that is in no sitemap. */
  languages?: SitePage['languages'] | undefined
  testsAccess: boolean
  /**
   * Whether it shows several mocks of sections that other pages contain once (store locator, calendar, a stage's schedule),
   * as pages of the gallery do.
   */
  repeats?: boolean
}

/** A test of everything that a page must have, whatever is on it. */
export function testWholePage({ path, languages, testsAccess, repeats = false }: WholePage): void {
  test(`${path} is whole and valid${testsAccess ? ', is accessible' : ''} and fits every window`, async ({
    page,
    visit,
  }) => {
    const response = await visit(path)
    const html = (await response?.text()) ?? ''
    expect(response?.status()).toBe(200)
    await expectTitled(page)
    if (languages) await expectLanguages(page, { path, languages })
    await expectValidHtml(html, path, repeats ? ['no-dup-id'] : [])
    await expectPictures(html, page)
    if (testsAccess) await expectAccessible(page, undefined, repeats ? ['landmark-unique', 'duplicate-id-aria'] : [])
    await expectNoOverflow(page)
    await expectNoBrokenPicture(page)
  })
}
