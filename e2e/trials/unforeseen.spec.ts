import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectValidHtml } from '../support/html.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'

test.describe.configure({ mode: 'default' })
test.use({ allowedErrors: [/status of 500/] })

let site: OwnSite

/** A site on which the code of two pages is broken: a cached page, and one that is rendered for each request. */
test.beforeAll(async () => {
  site = await startOwnSite('unforeseen')
  for (const page of ['plans/[planPriceId]', 'variants/secret-event/[id]']) {
    const file = join(site.folder, `server/app/[locale]/${page}/page.js`)
    // As long as before: a site with a file of another size does not start.
    writeFileSync(file, 'throw new TypeError("broken")'.padEnd(statSync(file).size))
  }
  await site.restart()
})
test.afterAll(() => site.stop())

for (const { prefix, title } of [
  { prefix: '', title: 'Something went wrong' },
  { prefix: '/ja', title: '問題が発生しました' },
]) {
  test(`a page that can't be made says so in its language at ${prefix || '/'}`, async ({ page }) => {
    const answer = await page.goto(`${site.url}${prefix}/plans/no-plan?from=mail`)
    expect(answer?.status()).toBe(500)
    await expect(page.getByRole('heading')).toHaveText([title])
    await expect(page.getByRole('link')).toHaveJSProperty('href', `${site.url}${prefix}/plans/no-plan?from=mail`)
    await expect(page.locator('body')).toHaveCSS('display', 'grid')
    await expectValidHtml((await answer?.text()) ?? '', page.url())
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page that is made for one request says so as well', async ({ page }) => {
    const answer = await page.goto(`${site.url}/de/events/view/1002?eventSecret=guess`)
    expect(answer?.status()).toBe(500)
    await expect(page.getByRole('heading')).toHaveText(['Da ist etwas schiefgegangen'])
    await expect(page.locator('body')).toHaveCSS('display', 'grid')
  })
})

test('the other pages of that site are as they were', async ({ page }) => {
  expect((await page.goto(`${site.url}/about`))?.status()).toBe(200)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
