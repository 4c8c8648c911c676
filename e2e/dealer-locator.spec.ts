import { expect, test } from './support/fixtures.ts'

test('dealers are listed, whichever way a visitor comes, and no other page allows their script [SL-dealer_locator-01, SL-dealer_locator-02]', async ({
  page,
  gotoHydrated,
  sandbox,
}) => {
  const script = `${sandbox.url}/locator/locator.js`
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  const dealers = page.locator('#store-locator li')

  expect(await policyOf('/terms')).not.toContain('locator')
  expect(await policyOf('/find-a-store')).toContain(` ${script}`)
  await gotoHydrated('/terms')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a store' }).click()
  const list = page.getByRole('button', { name: 'Show the list' })
  await list.scrollIntoViewIfNeeded()
  await expect(list).toBeVisible()
  await expect(dealers).toHaveCount(0)
  await list.click()
  await expect(dealers).toHaveCount(8)
  await page.getByLabel('Town or country').fill('Japan')
  await expect(dealers).toHaveText([/Mashiko Bikes/])
  await expect(page.getByText('Looking for dealers')).toBeHidden()
})

test('who always wants players and maps is not asked a second time', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/find-a-store')
  await page.getByRole('button', { name: 'Always load video players and maps' }).click()
  await expect(page.locator('#store-locator li')).toHaveCount(8)
  await gotoHydrated('/find-a-store')
  await expect(page.locator('#store-locator li')).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Show the list' })).toBeHidden()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  await expect(page.getByRole('checkbox', { name: 'Video players and maps' })).toBeChecked()
})
