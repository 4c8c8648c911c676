import type { Page } from '@playwright/test'
import { mainHeading } from './support/campaigns.ts'
import { expect, test } from './support/fixtures.ts'

declare global {
  interface Window {
    /** Set by a test; a new document doesn't have it. */
    sameDocument?: boolean
    /** Longest animation of each view transition, in milliseconds. */
    transitions?: number[]
  }
}

test('a link leads to another page within the same document, with its title and from its top', async ({
  page,
  gotoHydrated,
}) => {
  await gotoHydrated('/about')
  await page.evaluate(() => {
    window.sameDocument = true
    window.scrollTo({ top: 600, behavior: 'instant' })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page).toHaveTitle(/Privacy/)
  expect(await page.evaluate(() => window.sameDocument)).toBe(true)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => window.sameDocument)).toBe(true)
})

test('an open menu closes with the page it was opened on', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/about')
  await page.locator('button[popovertarget=menu-0]').click()
  await page.locator('#menu-0').getByRole('link', { name: 'Routes' }).click()
  await expect(page).toHaveURL('/routes')
  await expect(page.locator('#menu-0')).toBeHidden()
})

test.describe('on a phone', () => {
  test('the header has one action in each language, and the name where there is room beside its mark', async ({
    page,
  }) => {
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 740 })
      for (const language of ['', '/de', '/es', '/fr', '/it', '/ja']) {
        await page.goto(`${language}/about`)
        const header = page.getByRole('banner')
        await expect(header.locator('a[href="/join"]').first()).toBeInViewport({ ratio: 1 })
        await expect(header.locator('a[href="/login"]').first()).toBeHidden()
        const brand = header.locator('.header-brand')
        const cut = await brand.evaluate((box) => {
          const [mark, name] = [...box.children].map((each) => each.getBoundingClientRect())
          const { bottom, right } = box.getBoundingClientRect()
          // Beside the mark, whole, or below it, cut off.
          return { mark: mark && mark.right <= right, name: name && (name.right <= right + 1 || name.top >= bottom) }
        })
        expect(cut, `${language} at ${width}`).toEqual({ mark: true, name: true })
      }
    }
    await page.goto('/about')
    const brand = page.getByRole('banner').locator('.header-brand')
    const [mark, name] = [await brand.locator('svg').boundingBox(), await brand.locator('span').boundingBox()]
    expect(name?.x).toBeGreaterThan(mark?.x ?? Infinity)
    expect(name?.y).toBeLessThan((mark?.y ?? 0) + (mark?.height ?? 0))
  })

  test('a visitor signs in from the drawer', async ({ page, gotoHydrated }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await gotoHydrated('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const signIn = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign in' })
    await expect(signIn).toBeInViewport({ ratio: 1 })
    await signIn.click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('the drawer leads to the page in the other languages', async ({ page, gotoHydrated }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await gotoHydrated('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
    await drawer.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/about')
  })
})

test('pages are fetched ahead only when a visitor points at a link, and the ways to sign in never', async ({
  page,
  gotoHydrated,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers().rsc !== undefined || /\/(login|join)$/.test(request.url()))
      asked.push(new URL(request.url()).pathname)
  })
  await gotoHydrated('/about')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Sign in' }).hover()
  await header.getByRole('link', { name: 'Join' }).hover()
  const ahead = page.waitForRequest((request) => request.headers().rsc !== undefined)
  await header.getByRole('link', { name: 'Help' }).hover()
  await ahead
  await page.waitForLoadState('networkidle')
  expect([...new Set(asked)]).toEqual(['/help'])
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion === 'reduce' ? 'less' : 'ordinary'} motion`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test(`pages change in a transition that ${reducedMotion === 'reduce' ? 'does not move' : 'shows'}`, async ({
      page,
      gotoHydrated,
    }) => {
      await recordTransitions(page)
      await gotoHydrated('/privacy')
      await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
      await expect(page).toHaveURL('/about')
      await expect.poll(() => page.evaluate(() => window.transitions?.length)).toBe(1)
      const [longest = 0] = await page.evaluate(() => window.transitions ?? [])
      if (reducedMotion === 'reduce') expect(longest).toBeLessThan(1)
      else expect(longest).toBeGreaterThan(50)
    })
  })
}

test('only followed links change the page in a transition, not the way back', async ({ page, gotoHydrated }) => {
  const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click()
  await recordTransitions(page)
  await gotoHydrated('/privacy')
  await follow('About us')
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(mainHeading(page)).toHaveText('Privacy')
  await follow('About us')
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => window.transitions?.length)).toBe(2)
})

test.describe('an address with a hash', () => {
  test('waits for an element that comes late, and scrolls to it once [PB-014, PB-015, PB-016]', async ({
    page,
    gotoHydrated,
  }) => {
    await page.clock.install()
    await gotoHydrated('/privacy#latecomer')
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await addPlace(page)
    await page.clock.runFor(1300)
    await expect(page.locator('#latecomer')).toBeInViewport()

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.clock.runFor(2000)
    await expect(page.locator('#latecomer')).not.toBeInViewport()
  })

  test('of a page that is opened at it is still where it was when all has come', async ({ page, gotoHydrated }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await gotoHydrated('/#faq-11')
    const top = () => page.locator('#faq-11').evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const padding = await page.evaluate(() =>
      Number.parseInt(getComputedStyle(document.documentElement).scrollPaddingTop),
    )
    await expect.poll(top).toBe(padding)
    await page.waitForLoadState('networkidle')
    expect(await top()).toBe(padding)
  })

  test('that comes by a link on the page scrolls, too [PB-014]', async ({ page, gotoHydrated }) => {
    await gotoHydrated('/privacy')
    await addPlace(page)
    await page.evaluate(() => {
      window.location.hash = '#latecomer'
    })
    await expect(page.locator('#latecomer')).toBeInViewport()
  })
})

test('the header is opaque, and see-through over the first section where the page asks for it [PB-019]', async ({
  page,
  gotoHydrated,
}) => {
  const header = page.getByRole('banner')
  const see = () =>
    header.evaluate((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      return {
        isSolid: backgroundColor.startsWith('rgb(') && backgroundImage === 'none',
        top: element.getBoundingClientRect().bottom,
      }
    })
  const mainTop = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)

  await gotoHydrated('/privacy')
  const opaque = await see()
  expect(opaque.isSolid).toBe(true)
  expect(await mainTop()).toBeGreaterThanOrEqual(opaque.top)

  await gotoHydrated('/about')
  expect((await see()).isSolid).toBe(false)
  expect(await mainTop()).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect.poll(async () => (await see()).isSolid).toBe(true)
})

test('the app bar lies on its layer above the page, the drawer above the app bar [SX-017, SX-018]', async ({
  page,
  gotoHydrated,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await gotoHydrated('/privacy')
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('z-index', '1100')
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  expect(await topmostAtHeader(page)).toBe('site-header')
  await page.locator('button[command=show-modal][commandfor=drawer]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await topmostAtHeader(page)).toBe('drawer')
})

test('a modal lies above the app bar [SX-019]', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/help')
  await page.locator('#contact').getByRole('button', { name: 'Write to us' }).click()
  await expect(page.getByRole('dialog', { name: 'Drop us a line' })).toBeVisible()
  expect(await topmostAtHeader(page)).toBe('modal')
})

/** The topmost element in the middle of the header. */
async function topmostAtHeader(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const box = document.querySelector('.site-header')?.getBoundingClientRect()
    const element = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (element?.closest('#drawer')) return 'drawer'
    if (element?.closest('dialog')) return 'modal'
    return element?.closest('.site-header') ? 'site-header' : undefined
  })
}

async function addPlace(page: Page): Promise<void> {
  await page.evaluate(() => {
    const place = document.createElement('p')
    place.id = 'latecomer'
    place.textContent = 'Here at last'
    document.body.append(place)
    place.style.marginTop = '3000px'
  })
}

/** Records the length of the animations of each view transition. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(
        () => {
          const effects = document.getAnimations().map(({ effect }) => effect)
          const lengths = effects.flatMap((effect) =>
            effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
              ? [Number(effect.getTiming().duration)]
              : [],
          )
          window.transitions?.push(Math.max(0, ...lengths))
        },
        () => window.transitions?.push(0),
      )
      return transition
    }
  })
}
