import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import type { Sandbox } from './support/sandbox.ts'
import { testDocument, testUid } from './support/test-document.ts'

/** Tries everything that a page's script could do to its visitor, and shows the results. */
const HOSTILE = `
  <p id="ran">nothing ran</p>
  <script>
    const attempts = {
      cookie: () => document.cookie,
      storage: () => localStorage.length,
      parent: () => parent.document.body.innerHTML,
      top: () => { top.location = '/terms' },
      popup: () => { if (!open('/terms')) throw new Error('blocked') },
    }
    const succeeded = Object.keys(attempts).filter((name) => {
      try { attempts[name](); return true } catch { return false }
    })
    fetch('/api/session').then(() => 'fetch', () => '').then((fetched) => {
      document.querySelector('#ran').textContent = 'origin ' + origin + ', succeeded: ' + [...succeeded, fetched].join(' ')
    })
  </script>
  <div style="height: 900px">tall</div>`

test.use({
  allowedErrors: [
    /Content Security Policy|policy violation|sandboxed|Failed to load resource|frame-ancestors|refused to connect/i,
  ],
})

test('a hostile section runs its script, is as high as it says, and reaches nothing of page or session [SC-005, SL-embedded_html-01]', async ({
  page,
  context,
  sandbox,
  baseURL,
}) => {
  const uid = testUid('hostile')
  await sandbox.create(testDocument(uid, [{ slice_type: 'embedded_html', primary: { title: 'Trap', html: HOSTILE } }]))
  await context.addCookies([{ name: 'readable', value: 'secret', url: String(baseURL) }])
  await page.goto(`/${uid}`)
  const frame = page.frameLocator('iframe[title="Trap"]')
  await expect(frame.locator('#ran')).toHaveText(/^origin null, succeeded:\s*$/)
  await expect(page).toHaveURL(new RegExp(`/${uid}$`))
  expect(context.pages()).toHaveLength(1)
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(900)

  const address = (await page.locator('iframe').getAttribute('src')) ?? ''
  const answer = await page.request.get(address)
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  // Opened directly it is a 404, and in another site's page it shows nothing.
  expect((await page.goto(address))?.status()).toBe(404)
  const elsewhere = 'http://elsewhere.test/'
  const html = `<iframe title="Trap" src="${new URL(address, baseURL).href}"></iframe>`
  await context.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(elsewhere)
  await expect(frame.locator('#ran')).toHaveCount(0)
})

test('templates show on their page, in its language, and in the gallery, and one that fails says so in words [SC-004, SC-006, SL-ejs_file-01]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/it/run')
  await page.locator('iframe').scrollIntoViewIfNeeded()
  const pace = page.frameLocator('iframe')
  await pace.getByRole('slider').fill('12')
  await expect(pace.getByText('12 km/h sono 5:00 al chilometro')).toBeVisible()
  await page.goto('/gallery/ejs_file')
  await expect(page.frameLocator('iframe').first().getByText('Endurance')).toBeVisible()

  await sandbox.fault({ service: 'web', kind: 'failing' })
  const uid = testUid('template')
  const section = { slice_type: 'ejs_file', primary: { file: `${uid}.html` } }
  await sandbox.create(testDocument(uid, [section]))
  await page.goto(`/de/${uid}`)
  const heading = page.frameLocator('iframe').getByRole('heading')
  await expect(heading).toHaveText('Fehler')
})

test.describe('players of others within editors’ HTML', () => {
  const HTML = '<p>Watch it:</p><iframe title="A climb" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>'

  /** A page with such HTML, and the addresses that its visitor asks of the player's host. */
  async function open(page: Page, sandbox: Sandbox) {
    const asked: string[] = []
    await page.route('https://www.youtube.com/**', async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' })
    })
    const uid = testUid('players')
    await sandbox.create(testDocument(uid, [{ slice_type: 'embedded_html', primary: { title: 'Film', html: HTML } }]))
    await page.goto(`/de/${uid}`)
    await page.locator('iframe').scrollIntoViewIfNeeded()
    const frame = page.frameLocator('iframe[title="Film"]')
    return { asked, frame, player: frame.frameLocator('iframe[title="A climb"]').getByText('The player') }
  }

  test('wait until they are asked for, in the language of the page', async ({ page, sandbox }) => {
    const { asked, frame, player } = await open(page, sandbox)
    await expect(frame.getByText('Dieser Inhalt kommt von www.youtube.com.')).toBeVisible()
    const history = await page.evaluate(() => globalThis.history.length)
    expect(asked).toEqual([])
    await frame.getByRole('button', { name: 'Inhalt zeigen' }).press('Enter')
    await expect(player).toBeVisible()
    expect(asked).toHaveLength(1)
    expect(await page.evaluate(() => globalThis.history.length)).toBe(history)
  })

  test.describe('for who has agreed to them', () => {
    test.use({ consent: 'outside' })

    test('load at once', async ({ page, sandbox }) => {
      const { asked, player } = await open(page, sandbox)
      await expect(player).toBeVisible()
      expect(asked).toHaveLength(1)
    })
  })
})
