import { galleryPaths, pagesOfSitemaps } from '../support/site-map.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillWith, longWords } from '../support/long-words.ts'

const ARTICLE = (await pagesOfSitemaps()).find(({ path }) => path.startsWith('/news/'))?.path ?? ''

/** Gallery pages that show every section type, several on each page. */
const galleries = await galleryPaths()
/** The gallery pages, and pages with text outside of sections. */
const pages = [...galleries, '/events/view/1002', ARTICLE, '/news']

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

for (const path of pages) {
  test(`${path} keeps long words of every language on the screen`, async ({ page, gotoHydrated }) => {
    await gotoHydrated(path)
    for (const [language, word] of Object.entries(longWords)) {
      await test.step(language, async () => {
        await fillWith(page, word, language)
        await expectNoOverflow(page)
      })
    }
  })
}

test('a word of 500 letters widens no page', async ({ page, gotoHydrated }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await gotoHydrated('/')
  await fillWith(page, 'w'.repeat(500), 'en')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

for (const path of galleries) {
  test(`menus and dialogs of ${path} keep long words on the screen`, async ({ page, gotoHydrated }) => {
    await gotoHydrated(path)
    await fillWith(page, longWords.de, 'de')
    const ofKinds = await page.locator('dialog').evaluateAll(firstOfKinds)
    expect(ofKinds.length, 'the header has one').toBeGreaterThan(0)
    for (const index of ofKinds) {
      const dialog = page.locator('dialog').nth(index)
      await dialog.evaluate((each: HTMLDialogElement) => each.showModal())
      await expectNoOverflow(page, [320])
      await dialog.evaluate((each: HTMLDialogElement) => each.close())
    }
  })
}

/** Runs in the browser: the index of the first dialog of each section type, and of the header's. */
function firstOfKinds(dialogs: Element[]): number[] {
  const kinds = dialogs.map((dialog) => dialog.closest('.section')?.id.replace(/-\d+$/, '') ?? 'header')
  return kinds.flatMap((kind, index) => (kinds.indexOf(kind) === index ? [index] : []))
}
