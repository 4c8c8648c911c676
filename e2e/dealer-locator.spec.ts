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
  await page.waitForURL('**/find-a-store')
  const list = page.getByRole('button', { name: 'Show the list' })
  await expect(list).toBeVisible()
  await expect(dealers).toHaveCount(0)
  await list.press('Enter')
  await expect(dealers).toHaveCount(8)
  await expect(page.locator('.dealer-locator')).toBeFocused()
  await page.getByLabel('Town or country').fill('Japan')
  await expect(dealers).toHaveText([/Mashiko Bikes/])
  await expect(page.getByText('Looking for stores')).toBeHidden()
})

test('a press is kept while the list’s script is on its way, also after a link of the site', async ({
  page,
  gotoHydrated,
}) => {
  let isPressed = false
  const waiting: (() => void)[] = []
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch()
    const isLocators = (await response.text()).includes('locatorLoad')
    if (isLocators && !isPressed) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.fulfill({ response })
  })
  await gotoHydrated('/terms')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a store' }).click()
  await page.getByRole('button', { name: 'Show the list' }).click()
  isPressed = true
  for (const send of waiting) send()
  await expect(page.locator('#store-locator li')).toHaveCount(8)
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

test('who agrees in the privacy choices gets the list of the page that is open', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/find-a-store')
  await page.getByRole('button', { name: 'Show the list' }).scrollIntoViewIfNeeded()
  await expect(page.locator('#store-locator li')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  await page.getByRole('checkbox', { name: 'Video players and maps' }).check()
  await page.getByRole('button', { name: 'Save choice' }).click()
  await page.locator('.dealer-locator').scrollIntoViewIfNeeded()
  await expect(page.locator('#store-locator li')).toHaveCount(8)
})

test.describe('before the visitor’s first sign', () => {
  test.use({ firstSign: 'awaited' })

  test('the question is there without script, and a press on it is kept', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/find-a-store')
    const list = page.getByRole('button', { name: 'Show the list' })
    await expect(list).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(scripts).toEqual([])
    await list.click()
    await expect(page.locator('#store-locator li')).toHaveCount(8)
  })
})
