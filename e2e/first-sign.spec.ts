import type { Locator, Page } from '@playwright/test'
import { createEvent } from './support/events.ts'
import { expect, test } from './support/fixtures.ts'
import { signInAs } from './support/sign-in.ts'

// Each test is a visitor's first act on a page, so that nothing may have been done before.
test.use({ firstSign: 'awaited', consent: 'unknown' })

/** Tests of pages whose script waits for a sign: without a step that makes it wait, it is there at once. */
const NEEDS_SIGN = { tag: ['@needs-scripts-at-first-sign', '@needs-arrange-scripts'] }

/** A press before the script is there is lost without the step that keeps it. */
const NEEDS_PRESS = { tag: [...NEEDS_SIGN.tag, '@needs-kept-presses'] }

/** The framework's own files that the page has asked for; the head script and the data of the page are not among them. */
const filesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/_next/static/') && path.endsWith('.js')),
  )

const expectScript = (page: Page) => expect.poll(async () => (await filesOf(page)).length).toBeGreaterThan(5)

/** Waits until React has taken over the page. */
const expectHydrated = (page: Page) => expect(page.locator('.consent')).toBeVisible()

/** Opens a page as somebody who only looks at it, until it is at rest. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(await filesOf(page)).toEqual([])
}

test.describe('who only reads downloads no script', NEEDS_SIGN, () => {
  const paths = [
    '/',
    '/de',
    '/about',
    '/news',
    '/videos',
    '/help',
    '/events',
    '/plans',
    '/shop',
    '/campaigns/tour-of-summits',
  ]
  for (const path of paths) {
    test(path, async ({ page }) => {
      await read(page, path)
      await expect(page.locator('main h1')).toBeVisible()
    })
  }
})

const signs: Record<string, (page: Page) => Promise<void>> = {
  'moving the mouse': (page) => page.mouse.move(300, 300, { steps: 3 }),
  scrolling: (page) => page.mouse.wheel(0, 200),
  'pressing a key': (page) => page.keyboard.press('Tab'),
  'the focus of a screen reader': (page) => page.locator('main a').first().focus(),
}

for (const [name, give] of Object.entries(signs)) {
  test(`${name} brings the page's script`, NEEDS_SIGN, async ({ page }) => {
    await read(page, '/')
    await give(page)
    await expectScript(page)
  })
}

test('a touch brings the page’s script', NEEDS_SIGN, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true })
  const page = await context.newPage()
  await read(page, '/')
  await page.touchscreen.tap(200, 300)
  await expectScript(page)
  await context.close()
})

test('a player has the script at once', async ({ page }) => {
  await signInAs(page, 'Maya')
  await page.goto('/about')
  await expectScript(page)
})

test('an address that names a place or a choice has the script at once', async ({ page }) => {
  await page.goto('/about?kind=race')
  await expectScript(page)
  await page.goto('/about#main')
  await expectScript(page)
})

test.describe('what follows the visitor’s clock is right without any script, and stays so when script runs', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('the time of an event', NEEDS_SIGN, async ({ page, request, sandbox }) => {
    const event = await createEvent(request, sandbox)
    await read(page, event.path)
    const time = page.locator('main [data-local-time]').first()
    await expect(time).toHaveText(/GMT\+2/)
    const before = await time.innerText()
    await page.mouse.wheel(0, 200)
    await expectHydrated(page)
    await expect(time).toHaveText(before)
  })

  test('the days and times of the calendar, and the name of the zone', NEEDS_SIGN, async ({ page }) => {
    await read(page, '/events')
    const shown = () =>
      page.locator('.calendar').evaluate((calendar) => {
        const select = calendar.querySelector<HTMLSelectElement>('select[name=zone]')
        const rows = [...calendar.querySelectorAll<HTMLElement>('.calendar-day, .calendar-time, p[id]')].map(
          ({ innerText }) => innerText,
        )
        return [...rows, select?.value, select?.selectedOptions[0]?.text]
      })
    const before = await shown()
    expect(before.at(-2)).toBe('Europe/Berlin')
    expect(before.join(' ')).toContain('Central European Time (GMT+2)')
    // So far that the banner, which waits while it would cover the page's first button, shows.
    await page.mouse.wheel(0, 400)
    await expectHydrated(page)
    expect(await shown()).toEqual(before)
    const zones = await page
      .locator('select[name=zone] option')
      .evaluateAll((options) => options.map(({ textContent }) => textContent))
    expect(new Set(zones).size).toBe(zones.length)
  })

  test('where the visitor’s day is another one, the calendar has its script at once', async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' })
    const page = await context.newPage()
    await page.goto('/events')
    await expectScript(page)
    await context.close()
  })
})

test('the figures of a countdown run without any script', NEEDS_SIGN, async ({ page }) => {
  await read(page, '/gallery/hero_banner')
  const seconds = page.locator('[data-countdown=seconds]').first()
  await expect(seconds).toHaveText(/^\d\d$/)
  const before = await seconds.innerText()
  await expect(seconds).not.toHaveText(before)
  expect(await filesOf(page)).toEqual([])
})

test('prices of a country that was chosen before come at once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('country', 'SE'))
  await page.goto('/plans')
  await expectScript(page)
})

const openFilters = (page: Page) => page.getByRole('button', { name: 'Filters' }).click()

const choices: Record<
  string,
  [path: string, choose: (page: Page) => Promise<unknown>, heard: (page: Page) => Promise<unknown>]
> = {
  country: [
    '/plans',
    (page) => page.locator('.country-switch select').first().selectOption('SE'),
    (page) => expect.poll(() => page.evaluate(() => localStorage.getItem('country'))).toBe('SE'),
  ],
  'time zone': [
    '/events',
    async (page) => {
      await openFilters(page)
      await page.locator('select[name=zone]').selectOption('Asia/Tokyo')
    },
    (page) => page.waitForURL(/zone=Asia/),
  ],
  day: [
    '/events',
    async (page) => {
      await openFilters(page)
      const day = page.locator('input[name=date]')
      await day.fill((await day.getAttribute('max')) ?? '')
    },
    (page) => page.waitForURL(/date=/),
  ],
  facet: [
    '/events',
    async (page) => {
      await openFilters(page)
      await page.getByRole('radio', { name: 'Running' }).check()
    },
    (page) => page.waitForURL(/sport=running/),
  ],
}
for (const [name, [path, choose, heard]] of Object.entries(choices)) {
  test(`a ${name} that is chosen before script runs is heard`, NEEDS_SIGN, async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/_next/static/**/*.js', async (route) => {
      await promise
      await route.continue()
    })
    await read(page, path)
    await choose(page)
    resolve()
    await heard(page)
  })
}

test(
  'the main picture is preloaded once for each width of screens, also once script runs',
  NEEDS_SIGN,
  async ({ page }) => {
    const preloads = () =>
      page
        .locator('link[rel=preload][as=image]')
        .evaluateAll((links) =>
          links.map((link) => `${link.getAttribute('media')} ${link.getAttribute('imagesrcset')}`),
        )
    await read(page, '/')
    const before = await preloads()
    expect(before.length).toBeGreaterThan(0)
    expect(new Set(before).size).toBe(before.length)
    await page.mouse.wheel(0, 200)
    await expect(page.locator('.consent')).toBeVisible()
    expect(await preloads()).toEqual(before)
  },
)

test('consent is asked for at the first sign, and nothing is counted before', NEEDS_SIGN, async ({ page }) => {
  await read(page, '/')
  const banner = page.locator('.consent')
  await expect(banner).toBeHidden()
  await page.mouse.wheel(0, 400)
  await expect(banner).toBeVisible()
})

test.describe('the first press of a visit, on a row of cards, moves it by one', NEEDS_PRESS, () => {
  test.use({ hasTouch: true, viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'reduce' } })

  const ways: Record<string, (button: Locator) => Promise<void>> = {
    'by the mouse': (button) => button.click(),
    'by touch': (button) => button.tap(),
    'by the keyboard': (button) => button.press('Enter'),
    'by a program that helps, which moves no pointer': (button) => button.dispatchEvent('click'),
  }
  for (const [way, press] of Object.entries(ways)) {
    test(way, async ({ page }) => {
      // Its buttons are in the first view, so that reaching them is no sign.
      await read(page, '/gallery/card_carousel')
      const row = page.locator('.carousel').first()
      await press(row.locator('[data-carousel-next]'))
      await expect(row).toHaveAttribute('data-running')
      const [one = 0, other = 0] = await row
        .locator('.carousel-slide')
        .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).offsetLeft))
      const track = row.locator('.carousel-track')
      await expect.poll(() => track.evaluate(({ scrollLeft }) => Math.round(scrollLeft))).toBe(other - one)
    })
  }
})
