import { expectAccessible } from './support/accessibility.ts'
import { expect, test, untilAtWork } from './support/fixtures.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { signInAs } from './support/sign-in.ts'

test('a visitor filters the shop by tabs that stand in the address, and leaves by a link that says so [MK-005, MK-009, MK-015]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/shop')
  // A publish by another test may cause the page to be regenerated meanwhile.
  await expect(async () => {
    const before = await sandbox.ownCalls({ service: 'storefront' })
    await page.reload()
    expect(await sandbox.ownCalls({ service: 'storefront' })).toEqual(before)
  }).toPass()
  const items = page.locator('.shop-item')
  await expect(items.first()).toContainText('Smart bike')
  await expect(items.first()).toContainText('$2,998.99')
  await expect(items.first().getByRole('link')).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'sensors' }).click()
  await expect(page).toHaveURL('/shop?tab=sensors')
  await expect(items).toHaveCount(2)
  await page.goBack()
  await expect(items).toHaveCount(13)
  await page.goto('/shop?tab=gifts')
  await expect(items).toHaveCount(1)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

for (const width of [320, 375]) {
  test(`in a window of ${width} items stand side by side, large ones alone [MK-005]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    await page.goto('/shop')
    const boxes = await page.locator('.shop-item').evaluateAll((items) =>
      items.map((item) => {
        const { left, top, width: across } = item.getBoundingClientRect()
        return { left, top, across, isLarge: item.getAttribute('data-mobile')?.startsWith('2x') }
      }),
    )
    const small = boxes.filter(({ isLarge }) => !isLarge)
    expect(small.length).toBeGreaterThan(4)
    for (const { across } of small) expect(across).toBeLessThan(width / 2)
    for (const { across } of boxes.filter(({ isLarge }) => isLarge)) expect(across).toBeGreaterThan(width * 0.8)
    expect(new Set(small.map(({ left }) => left)).size).toBe(2)
    await expectNoOverflow(page)
  })
}

test('what is sold out, reduced or not sold in the region says so, and is no offer to buy there', async ({ page }) => {
  await page.goto('/shop')
  const tile = (name: string) =>
    page.locator('.shop-item').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(tile('Sports towel').getByText('Sold Out')).toBeVisible()
  await expect(tile('Sports towel').getByRole('link')).toHaveText(/^View item/)
  await expect(tile('Direct-drive trainer').getByText('Sale')).toBeVisible()
  await expect(tile('Direct-drive trainer')).toContainText('$998.99')
  await expect(tile('Treadmill').getByText('Price at the seller’s shop')).toBeVisible()
  await expectAccessible(page)
  const country = page.getByRole('combobox', { name: 'Your country' })
  await untilAtWork(country)
  await country.selectOption('United Kingdom')
  await expect(tile('Running pod').getByText('Not sold in your region')).toBeVisible()
  await expect(tile('Sports towel').getByText('Sold Out')).toBeHidden()
  await expect(tile('Gift card')).toContainText('£')
  await expectNoOverflow(page)
})

test('a visitor chooses a country in the shop, which is remembered; without script the page’s language decides [MK-013, MK-027]', async ({
  page,
  browser,
}) => {
  await page.goto('/shop')
  const first = page.locator('.shop-item').first()
  await expect(first).toContainText('$')
  const country = page.getByRole('combobox', { name: 'Your country' })
  await untilAtWork(country)
  await country.selectOption('United Kingdom')
  await expect(page.getByText('Shown for United Kingdom - English')).toBeVisible()
  await expect(first).toContainText('£')
  await page.reload()
  await expect(first).toContainText('£')
  await expectAccessible(page)
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto('/de/shop')
  await expect(plain.getByText('Angezeigt für European Union - German')).toBeVisible()
  await expect(plain.getByRole('combobox')).toBeHidden()
  await plain.close()
})

test('a player sees what is sold at home [MK-010, MK-013, MK-028]', async ({ page }) => {
  await signInAs(page, 'Maya', '/shop')
  await expect(page.getByText('Shown for European Union - English')).toBeVisible()
  await expect(page.locator('.shop-item').first()).toContainText('€')
  await page.goto('/ja/shop')
  await expect(page.locator('.shop-item').first()).toBeVisible()
})
