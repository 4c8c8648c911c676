// What editors publish for every page at once; a site of its own, since each publish makes all pages anew.
import { request as newRequest } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'
import { siteTime } from '../support/site-time.ts'

// The tests run one after the other.
test.describe.configure({ mode: 'default' })
// The policy is that of the tested build, whose pictures come from another sandbox.
test.use({ allowedErrors: [/\/media\//] })

const SETTINGS = 'settings/settings/it-it'
const HOUR = 3_600_000

let site: OwnSite
let editors: Sandbox

test.beforeAll(async () => {
  site = await startOwnSite('site-wide')
  editors = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
})
test.afterAll(() => site.stop())

type Row = { text: string; from?: number; until?: number }

const moment = (hours: number | undefined) =>
  hours === undefined ? null : new Date(siteTime() + hours * HOUR).toISOString()

/** Publishes notices in Italian; their times are hours from now. */
async function tellEverybody(...rows: Row[]): Promise<void> {
  const value = rows.map(({ text, from, until }) => ({
    words: [{ type: 'paragraph', text, spans: [] }],
    severity: 'warning',
    starts: moment(from),
    ends: moment(until),
  }))
  await editors.publish(SETTINGS, [{ path: 'data.notices', value }])
}

test('a notice is on every page at its time, from the first paint, until the visitor hides it', async ({ page }) => {
  await tellEverybody(
    { text: 'Oggi i risultati arrivano tardi.', from: -1, until: 1 },
    { text: 'Finito.', from: -2, until: -1 },
    { text: 'Domani.', from: 24 },
  )
  await page.addInitScript(() => {
    const late: string[] = []
    Object.assign(window, { late })
    new MutationObserver((changes) => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      for (const { target } of changes)
        if (isPainted && target instanceof HTMLElement && target.dataset.notice) late.push(target.innerText)
    }).observe(document, { subtree: true, attributeFilter: ['hidden'] })
  })
  const notice = page.getByRole('complementary', { name: 'Avviso' })
  for (const path of ['/it', '/it/plans']) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await expect(notice).toHaveCount(1)
    await expect(notice).toContainText('Oggi i risultati arrivano tardi.')
    expect(await page.evaluate(() => (window as unknown as { late: string[] }).late)).toEqual([])
  }
  await notice.getByRole('button', { name: 'Nascondi questo avviso' }).click()
  await expect(notice).toHaveCount(0)
  await page.goto(`${site.url}/it/help`)
  await expect(page.locator('h1')).toBeVisible()
  await expect(notice).toHaveCount(0)

  await tellEverybody({ text: 'Oggi i risultati arrivano molto tardi.' })
  await page.goto(`${site.url}/it/help`)
  await expect(notice).toContainText('molto tardi')
  await page.goto(`${site.url}/help`)
  await expect(page.locator('[data-notice]')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a notice is shown at its time, without a button that could do nothing', async ({ page }) => {
    await tellEverybody({ text: 'Adesso.', from: -1 }, { text: 'Domani.', from: 24 })
    await page.goto(`${site.url}/it/about`)
    await expect(page.getByText('Adesso.')).toBeVisible()
    await expect(page.getByText('Domani.')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Nascondi questo avviso' })).toBeHidden()
  })
})

test('a publish of the menu changes the guide for programs that look for a page', async ({ request }) => {
  const guide = async () => (await request.get(`${site.url}/it/llms.txt`)).text()
  expect(await guide()).toMatch(/^# .+\n\n> .+\n\n## /)
  await editors.publish('navigation/navigation/it-it', [{ path: 'data.items.0.label', value: 'Un altro nome' }])
  expect(await guide()).toContain('## Un altro nome')
})
