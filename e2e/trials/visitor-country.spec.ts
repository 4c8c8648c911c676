import { request as newRequest } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'

// Both tests use one site, behind a proxy that names the visitors' country.
test.describe.configure({ mode: 'default' })
// The build's pages only allow pictures of the sandbox that the build was made with.
test.use({ allowedErrors: [/\/media\//] })

const HEADER = 'cf-ipcountry'
const PAGES = ['page/shop/en-us', 'page/plans/en-us'] as const

let site: OwnSite

test.beforeAll(async () => {
  site = await startOwnSite('visitor-country', { TRUSTED_PROXIES: '1', COUNTRY_HEADER: HEADER })
  // The build's pages were rendered for a site without such a proxy, so a publish makes the site render them again.
  const sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
  for (const document of PAGES)
    await sandbox.publish(document, [{ path: 'data.meta_description', value: 'Wherever you are' }])
  for (const path of ['/shop', '/plans'])
    await expect.poll(async () => (await fetch(site.url + path)).text()).toContain('Wherever you are')
})
test.afterAll(() => site.stop())

test('a visitor from Canada shops in Canada, and elsewhere after a choice that plans follow too [MK-013, MK-025, MK-034]', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ [HEADER]: 'CA' })
  await page.goto(`${site.url}/shop`)
  const first = page.locator('.shop-item').first()
  await expect(page.getByText('Shown for Canada - English')).toBeVisible()
  await expect(first).toContainText('CAD')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('combobox', { name: 'Your country' }).selectOption('South Korea')
  await expect(page.getByText('Shown for Korea - Korean')).toBeVisible()
  await expect(first).toContainText('₩')
  await page.reload()
  await expect(first).toContainText('₩')
  await page.goto(`${site.url}/fr/shop`)
  await expect(page.getByText('Affiché pour Korea - Korean')).toBeVisible()
  await page.getByRole('combobox', { name: 'Ton pays' }).selectOption('Royaume-Uni')
  await expect(page.getByText('Affiché pour United Kingdom - English')).toBeVisible()
  await page.goto(`${site.url}/plans`)
  await expect(page.getByRole('combobox', { name: 'Prices for' }).first()).toHaveValue('GB')
})

test('what a visitor from Canada gets as a page is what everybody gets; plans follow the header', async ({ page }) => {
  const textFor = async (country: string) =>
    (await fetch(`${site.url}/shop`, { headers: { [HEADER]: country } })).text()
  expect(await textFor('CA')).toBe(await textFor('DE'))
  await page.setExtraHTTPHeaders({ [HEADER]: 'CA' })
  await page.goto(`${site.url}/plans`)
  await expect(page.getByRole('combobox', { name: 'Prices for' }).first()).toHaveValue('CA')
  await expect(page.getByRole('radio').first()).toBeVisible()
})

test('the proxy’s header says where a visitor is, and no other', async () => {
  const told = async (headers: Record<string, string>): Promise<unknown> =>
    (await fetch(`${site.url}/api/country`, { headers })).json()
  expect(await told({ [HEADER]: 'ca' })).toEqual({ country: 'CA' })
  expect(await told({ [HEADER]: 'T1' })).toEqual({ country: null })
  expect(await told({ 'x-client-country': 'CA', 'x-country': 'CA' })).toEqual({ country: null })
})
