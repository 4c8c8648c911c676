import { expect, test } from './support/fixtures.ts'
import { siteTime } from './support/site-time.ts'

// Italian pages alone show these notices, so that no other test meets them. The tests run one after the other.
test.describe.configure({ mode: 'default' })

const SETTINGS = 'settings/settings/it-it'
const HOUR = 3_600_000

type Row = { text: string; from?: number; until?: number }

const written = ({ text, from, until }: Row) => ({
  words: [{ type: 'paragraph', text, spans: [] }],
  severity: 'warning',
  starts: from === undefined ? null : new Date(siteTime() + from * HOUR).toISOString(),
  ends: until === undefined ? null : new Date(siteTime() + until * HOUR).toISOString(),
})

test.afterEach(async ({ sandbox }) => {
  await sandbox.publish(SETTINGS, [{ path: 'data.notices', value: [] }])
})

test('what editors publish for now is on every page, hidden for good by a press, and moves nothing', async ({
  page,
  sandbox,
}) => {
  const rows: Row[] = [
    { text: 'Oggi i risultati arrivano tardi.', from: -1, until: 1 },
    { text: 'Finito.', from: -2, until: -1 },
    { text: 'Domani.', from: 24 },
  ]
  await sandbox.publish(SETTINGS, [{ path: 'data.notices', value: rows.map(written) }])
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const notice = page.getByRole('complementary', { name: 'Avviso' })
  for (const path of ['/it', '/it/plans']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(notice).toHaveCount(1)
    await expect(notice).toContainText('Oggi i risultati arrivano tardi.')
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01)
  }
  await notice.getByRole('button', { name: 'Nascondi questo avviso' }).click()
  await expect(notice).toHaveCount(0)
  await page.goto('/it/help')
  await expect(page.locator('h1')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a notice is shown at its time, without a button that could do nothing', async ({ page, sandbox }) => {
    const rows: Row[] = [
      { text: 'Adesso.', from: -1 },
      { text: 'Domani.', from: 24 },
    ]
    await sandbox.publish(SETTINGS, [{ path: 'data.notices', value: rows.map(written) }])
    await page.goto('/it/about')
    await expect(page.getByText('Adesso.')).toBeVisible()
    await expect(page.getByText('Domani.')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Nascondi questo avviso' })).toBeHidden()
  })
})
