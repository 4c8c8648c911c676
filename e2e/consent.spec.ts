import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, keepAnswer, test as base } from './support/fixtures.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { siteTime } from './support/site-time.ts'
import { testDocument, testUid } from './support/test-document.ts'

// These tests run one after the other, since they share the tracking service.
base.describe.configure({ mode: 'default' })

const DAY_MS = 24 * 60 * 60 * 1000

/** A page of the test's own, whose uid distinguishes its clicks from those of other tests. */
const test = base.extend<{ own: { path: string; label: (name: string) => string } }>({
  own: async ({ sandbox }, use) => {
    const uid = testUid('consent')
    const label = (name: string) => `${name} ${uid}`
    const link = (url: string) => ({ link_type: 'Web', url })
    const hero = {
      title: 'Ride',
      primary_cta_label: label('Start'),
      primary_cta_url: link('/about'),
      secondary_cta_label: label('Read'),
      secondary_cta_url: link('/help'),
    }
    const cards = { card_1_title: label('Run'), card_1_url: link('/news') }
    await sandbox.create(
      testDocument(uid, [
        { slice_type: 'hero', primary: hero },
        { slice_type: 'three_cards', primary: cards },
      ]),
    )
    await use({ path: `/${uid}`, label })
    await sandbox.unpublish(`page/${uid}/en-us`)
  },
})

test.use({ consent: 'unknown', contextOptions: { reducedMotion: 'reduce' } })

const bannerOf = (page: Page) => page.getByRole('region', { name: 'May we count clicks and load videos?' })
const answer = (page: Page, name: 'Accept all' | 'Only necessary') =>
  bannerOf(page).getByRole('button', { name }).click()
/** The first visible button of the page's own content. */
const firstButton = (page: Page) =>
  page.getByRole('main').locator('[data-cta], .button').filter({ visible: true }).first()
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Privacy choices' })
const choices = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' })

/** Records what the page sends from now on, and whether the script that sends it was downloaded. */
function watch(page: Page) {
  const seen = { reports: 0, scripts: Array.of<Promise<string>>() }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/interactions') seen.reports += 1
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') seen.scripts.push(response.text().catch(() => ''))
  })
  return {
    reports: () => seen.reports,
    hasReportsScript: async () => (await Promise.all(seen.scripts)).some((text) => text.includes('sendBeacon')),
  }
}

test('a first visit is asked, in a banner that is accessible and fits every window', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/privacy')
  await expect(bannerOf(page)).toBeVisible()
  await expect(bannerOf(page).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  await expectAccessible(page)
  await expectNoOverflow(page, [320, 375, 768, 1024, 1440])
  const [refuse, accept] = await Promise.all(
    ['Only necessary', 'Accept all'].map((name) => bannerOf(page).getByRole('button', { name }).boundingBox()),
  )
  expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0)
  expect(refuse?.height).toBe(accept?.height)
})

test('nobody is asked behind an open dialog, but once it is closed', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('/')
  await page.locator('.search-key').waitFor({ state: 'attached' })
  await page.keyboard.type('ride')
  await expect(page.locator('.search-result').first()).toBeVisible()
  await expect(bannerOf(page)).toBeHidden()
  // The first one empties the field.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(bannerOf(page)).toBeVisible()
})

test('the page does not move when the banner comes', async ({ page, gotoHydrated }) => {
  await page.addInitScript(() => {
    const moves = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = entry.name
    })
    // Fonts may load after the first paint, and shift a line by a pixel.
    addEventListener('load', () => void document.fonts.ready.then(() => moves.observe({ type: 'layout-shift' })))
  })
  await gotoHydrated('/privacy')
  await expect(bannerOf(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-shift')
})

for (const [width, height] of [
  [375, 667],
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`in a window of ${width}`, () => {
    test.use({ viewport: { width, height } })

    for (const path of ['/', '/plans', '/campaigns/tour-of-summits', '/campaigns/spring-classics']) {
      const tag = path === '/' ? [] : '@sweep'
      test(
        `the banner is a low strip, which covers nothing of the first button of ${path}`,
        { tag },
        async ({ page, gotoHydrated }) => {
          await gotoHydrated(path)
          const banner = page.locator('#consent')
          await expect(page.locator('#consent:not([hidden])')).toBeAttached()
          const strip = await banner.boundingBox()
          const button = await firstButton(page).boundingBox()
          if (!strip || !button) throw new Error('the banner or the button is not there')
          expect(strip.height).toBeLessThanOrEqual(height * 0.12)
          const isInItsWay = button.y < height && button.y + button.height > strip.y
          if (isInItsWay) {
            await expect(banner).toBeHidden()
            await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), strip.height + button.height)
          }
          await expect(bannerOf(page)).toBeVisible()
        },
      )
    }
  })
}

test('the banner that is open covers nothing of the first button of the page that is opened next', async ({
  page,
  gotoHydrated,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await gotoHydrated('/plans')
  const button = await firstButton(page).boundingBox()
  if (!button) throw new Error('the page has no button')
  // In a window of this height, the button is at the position of the banner.
  await page.setViewportSize({ width: 1440, height: Math.round(button.y + button.height) })
  await gotoHydrated('/about')
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  await expect(bannerOf(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).first().click()
  await expect(page).toHaveURL(/\/plans$/)
  await expect(page.locator('#consent')).toBeHidden()
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  await expect(bannerOf(page)).toBeVisible()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('every text of the banner has its full contrast from the first moment', async ({ page, gotoHydrated }) => {
    await gotoHydrated('/privacy')
    await expect(bannerOf(page)).toBeVisible()
    const opacity = await page.locator('#consent').evaluate((banner: HTMLElement) => {
      banner.hidden = true
      banner.getBoundingClientRect()
      banner.hidden = false
      const [coming] = banner.getAnimations()
      coming?.pause()
      return coming && getComputedStyle(banner).opacity
    })
    expect(opacity).toBe('1')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('the banner covers nothing that has the focus, to the end of the page', async ({ page, gotoHydrated }) => {
    await gotoHydrated('/privacy')
    await expect(bannerOf(page)).toBeVisible()
    const stops = await page.locator('a, button').count()
    let covered = 0
    for (let step = 0; step < stops; step += 1) {
      await page.keyboard.press('Tab')
      covered += await page.evaluate(isFocusCovered)
    }
    expect(covered, 'stops that the banner covers').toBe(0)
    await expect(choices(page)).toBeVisible()
  })
})

test('before an answer nothing is sent', async ({ page, gotoHydrated, sandbox, own }) => {
  const seen = watch(page)
  await gotoHydrated(own.path)
  await page.getByRole('link', { name: own.label('Start') }).click()
  await expect(page).toHaveURL('/about')
  await expect(bannerOf(page)).toBeVisible()
  expect(seen.reports()).toBe(0)
  expect(await seen.hasReportsScript()).toBe(false)
  expect(JSON.stringify(await sandbox.tracked('events'))).not.toContain(own.label('Start'))
})

test('who refuses is neither counted nor asked again', async ({ page, gotoHydrated, sandbox, own }) => {
  const seen = watch(page)
  await gotoHydrated(own.path)
  await answer(page, 'Only necessary')
  await expect(bannerOf(page)).toBeHidden()
  await gotoHydrated(own.path)
  await page.getByRole('link', { name: own.label('Run') }).click()
  await expect(page).toHaveURL('/news')
  await expect(bannerOf(page)).toBeHidden()
  expect(seen.reports()).toBe(0)
  expect(await seen.hasReportsScript()).toBe(false)
  expect(JSON.stringify(await sandbox.tracked('events'))).not.toContain(own.label('Run'))
})

test('who accepts is counted: cards and calls to action [PB-036, PB-037, TR-003]', async ({
  page,
  gotoHydrated,
  sandbox,
  own,
  baseURL,
}) => {
  const seen = watch(page)
  await gotoHydrated(own.path)
  await answer(page, 'Accept all')
  await expect(bannerOf(page)).toBeHidden()
  await expect.poll(seen.hasReportsScript).toBe(true)
  // After navigation within the document the listener still works.
  for (const [name, path] of [
    ['Start', '/about'],
    ['Read', '/help'],
    ['Run', '/news'],
  ] as const) {
    await page.getByRole('link', { name: own.label(name) }).click()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL(own.path)
  }
  const counted = async () =>
    (await sandbox.tracked('events')).filter((each) => JSON.stringify(each).includes(own.label('')))
  await expect.poll(async () => (await counted()).length).toBe(3)
  const properties = (name: string, path: string) => ({ label: own.label(name), url: `${baseURL}${path}` })
  const timeStamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown
  const expected = [
    { event: 'cta_click', properties: { position: 'primary', ...properties('Start', '/about') }, timeStamp },
    { event: 'cta_click', properties: { position: 'secondary', ...properties('Read', '/help') }, timeStamp },
    { event: 'card_click', properties: { kind: 'three_cards', ...properties('Run', '/news') }, timeStamp },
  ]
  expect(await counted()).toEqual(expect.arrayContaining(expected))

  await test.step('what is known only as the page goes away is reported all the same', async () => {
    await page.goto(`${sandbox.url}/control/page/counted`)
    const arrivals = page.getByRole('row').filter({ hasText: new RegExp(`${own.label('Run')}|path: ${own.path}`) })
    await expect(async () => {
      await page.reload()
      await expect(arrivals.filter({ hasText: 'card_click' })).toHaveCount(1, { timeout: 500 })
      await expect(arrivals.filter({ hasText: 'name: LCP' })).toHaveCount(1, { timeout: 500 })
    }).toPass()
  })
})

for (const kind of ['slow', 'failing'] as const) {
  test.describe(`while the tracking service is ${kind}`, () => {
    test.use({ consent: 'statistics' })

    test('a click is not delayed', async ({ page, gotoHydrated, sandbox, own }) => {
      await sandbox.fault({ service: 'tracking', kind, milliseconds: 20_000, times: 1 })
      await gotoHydrated(own.path)
      const sent = page.waitForRequest('**/api/interactions')
      await page.getByRole('link', { name: own.label('Run') }).click()
      await expect(page).toHaveURL('/news', { timeout: 3000 })
      expect((await (await sent).response())?.status()).toBe(202)
    })
  })
}

test('the answer can be changed in the footer, for all tabs at once', async ({ page, gotoHydrated, context, own }) => {
  await gotoHydrated(own.path)
  await answer(page, 'Accept all')
  const other = await context.newPage()
  await other.goto(own.path)
  const seen = watch(other)

  await choices(page).click()
  const dialog = dialogOf(page)
  for (const name of ['Statistics', 'Video players and maps', 'Chat']) {
    await expect(dialog.getByRole('checkbox', { name: name })).toBeChecked()
  }
  await dialog.getByRole('checkbox', { name: 'Statistics' }).uncheck()
  await dialog.getByRole('button', { name: 'Save choice' }).click()
  await expect(dialog).toBeHidden()
  await expect(choices(page)).toBeFocused()

  const before = seen.reports() // reports of the page's speed, sent while consent was given
  await other.getByRole('link', { name: own.label('Run') }).click()
  await expect(other).toHaveURL('/news')
  expect(seen.reports()).toBe(before)
})

test('an answer of more than 180 days ago is asked for again', async ({ page, gotoHydrated }) => {
  await page.addInitScript(keepAnswer, `statistics.${siteTime() - 181 * DAY_MS}`)
  await gotoHydrated('/privacy')
  await expect(bannerOf(page)).toBeVisible()
})

test('an answer of before there were categories is one about statistics, which the server can read from then on', async ({
  page,
  gotoHydrated,
  context,
}) => {
  const then = siteTime() - 100 * DAY_MS
  await page.addInitScript((at) => localStorage.setItem('consent', `granted ${at}`), then)
  await gotoHydrated('/privacy')
  await expect
    .poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`))
    .toEqual([`consent=statistics.${then}`])
  await expect(bannerOf(page)).toBeHidden()
})

test('each thing is chosen by itself, by the keyboard alone, in a dialog that fits every window', async ({
  page,
  gotoHydrated,
}) => {
  await gotoHydrated('/privacy')
  await bannerOf(page).getByRole('button', { name: 'Choose' }).press('Enter')
  const dialog = dialogOf(page)
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  for (const box of await boxes.all()) await expect(box).not.toBeChecked()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, 'dialog[open]')
  }
  await expectNoOverflow(page, [320, 375, 768, 1024, 1440])
  await dialog.getByRole('checkbox', { name: 'Video players and maps' }).press('Space')
  await dialog.getByRole('button', { name: 'Save choice' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(bannerOf(page)).toBeHidden()
  expect(await page.evaluate(() => document.cookie)).toMatch(/^consent=outside\.\d+$/)
})

test('Global Privacy Control is an answer: nobody is asked or counted, until they agree all the same', async ({
  page,
  gotoHydrated,
  own,
  sandbox,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const seen = watch(page)
  await gotoHydrated(own.path)
  await page.getByRole('link', { name: own.label('Run') }).click()
  await expect(page).toHaveURL('/news')
  await expect(bannerOf(page)).toBeHidden()
  expect(seen.reports()).toBe(0)
  await choices(page).click()
  await expect(dialogOf(page).getByText('Your browser asks sites, through Global Privacy Control')).toBeVisible()
  await dialogOf(page).getByRole('checkbox', { name: 'Statistics' }).check()
  await dialogOf(page).getByRole('button', { name: 'Save choice' }).click()
  await gotoHydrated(own.path)
  await expect.poll(seen.hasReportsScript).toBe(true)
  await page.getByRole('link', { name: own.label('Run') }).click()
  await expect.poll(async () => JSON.stringify(await sandbox.tracked('events'))).toContain(own.label('Run'))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nobody is asked, and there is no button that does nothing', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.locator('#consent')).toBeHidden()
    await expect(choices(page)).toBeHidden()
  })
})

for (const [locale, question] of [
  ['de', 'Dürfen wir Klicks zählen und Videos laden?'],
  ['ja', 'クリックの集計と動画の読み込みを許可しますか？'],
] as const) {
  test(`the banner speaks ${locale}`, async ({ page, gotoHydrated }) => {
    await gotoHydrated(`/${locale}`)
    const banner = page.getByRole('region', { name: question })
    await expect(banner).toBeVisible()
    await expect(banner.getByRole('link')).toHaveAttribute('href', `/${locale}/privacy`)
  })
}

/** Runs in the browser: 1 if the banner hides the focused element completely (WCAG 2.4.11), 0 otherwise. */
function isFocusCovered(): 0 | 1 {
  const { activeElement } = document
  const banner = document.getElementById('consent')
  if (!activeElement || !banner || activeElement === document.body || banner.contains(activeElement)) return 0
  const box = activeElement.getBoundingClientRect()
  const over = banner.getBoundingClientRect()
  return box.top >= over.top && box.bottom <= over.bottom && box.left >= over.left && box.right <= over.right ? 1 : 0
}
