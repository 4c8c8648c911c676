import { createEvent } from './support/events.ts'
import { expect, test } from './support/fixtures.ts'
import { publishPage } from './support/publish-page.ts'

const link = (url: string) => ({ link_type: 'Web', url })

const videoHero = (url: string) => ({
  slice_type: 'hero_with_video',
  primary: { title1: 'Ninety seconds', video_url: link(url) },
})

test('a video’s address from an address bar plays in its host’s player, within the page’s policy [SL-hero_with_video-04]', async ({
  page,
  request,
  sandbox,
  gotoHydrated,
}) => {
  const asked: string[] = []
  await page.route('https://www.youtube.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' })
  })
  const path = await publishPage(request, sandbox, [videoHero('https://youtu.be/aqz-KE-bpKQ?si=x1&t=1m5s')])
  await gotoHydrated(path)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Play video: Ninety seconds' }).click()
  const player = page.getByRole('dialog').frameLocator('iframe')
  await expect(player.getByText('The player')).toBeVisible()
  expect(asked).toEqual(['https://www.youtube.com/embed/aqz-KE-bpKQ?start=65&autoplay=1'])
})

test.describe('a video that the policy lets nobody play', () => {
  test.use({ allowedErrors: [/media-src/] })

  test('gives way to a link to it', async ({ page, request, sandbox, gotoHydrated }) => {
    const path = await publishPage(request, sandbox, [videoHero('https://www.youtube.com/@gruppetto')])
    await gotoHydrated(path)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Play video: Ninety seconds' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/@gruppetto')
    await expect(dialog.locator('video')).toHaveCount(0)
  })
})

test('a carousel ignores a move that is asked for during another [PB-048]', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/gallery/social_proof_carousel')
  const carousel = page.locator('.carousel[data-running]').first()
  const track = carousel.locator('[data-carousel-track]')
  const at = () => track.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))
  await carousel.scrollIntoViewIfNeeded()
  await track.evaluate((element) => {
    element.addEventListener('scrollend', () => element.setAttribute('data-arrived', ''), { once: true })
    const next = element.parentElement?.querySelector<HTMLElement>('[data-carousel-next]')
    for (let press = 0; press < 3; press += 1) next?.click()
  })
  await expect(track).toHaveAttribute('data-arrived')
  expect(await at()).toBe(1)
  await carousel.getByRole('button', { name: 'Show next slide' }).click()
  await expect.poll(at).toBe(2)
})

for (const [width, asked] of [
  [1440, '1500'],
  [768, '1500'],
  [375, '750'],
] as const) {
  test(`cards beside pictures ask for ${asked} pixels on a screen ${width} wide [SL-side_by_side_with_cards-07, SL-side_by_side_with_cards-08]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/gallery/side_by_side_with_cards')
    const picture = page.getByRole('article').first().locator('.side-card-picture').first()
    await picture.scrollIntoViewIfNeeded()
    const current = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(current).not.toBe('')
    expect(new URL(await current()).searchParams.get('w')).toBe(asked)
  })
}

test('a form named contact_us lends its words and rows to the contact form of its page [SL-form-02, SL-form-03]', async ({
  page,
  request,
  sandbox,
  gotoHydrated,
}) => {
  const write = {
    slice_type: 'cta',
    primary: { title: 'Help', label: 'Write to us', event: 'open_contact_email_form' },
  }
  const lent = {
    slice_type: 'form',
    primary: { form_id: 'contact_us', title: 'Say hello', button_label: 'Off it goes' },
    items: [{ name: 'message', placeholder_text: 'In your own words', required: true, form_validation: null }],
  }
  await gotoHydrated(await publishPage(request, sandbox, [write, lent]))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Write to us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Say hello' })
  await expect(dialog.getByLabel('Message')).toHaveAttribute('placeholder', 'In your own words')
  await expect(dialog.getByLabel('First name')).toHaveAttribute('placeholder', 'First name')
  await expect(dialog.getByRole('button', { name: 'Off it goes' })).toBeVisible()
})

test('cards mark events for women and those that enforce their categories, in the page’s language [PB-069]', async ({
  page,
  request,
  sandbox,
}) => {
  const marked = await createEvent(request, sandbox, {
    name: 'Her pace',
    rulesSet: ['LADIES_ONLY', 'CATEGORY_ENFORCEMENT'],
  })
  const plain = await createEvent(request, sandbox, { name: 'Any pace' })
  const items = [marked, plain].map(({ id }) => ({ event_id: String(id) }))
  const path = await publishPage(request, sandbox, [{ slice_type: 'event_cards', items }])
  for (const [prefix, words] of [
    ['', ['Women only', 'Categories enforced']],
    ['/de', ['Nur für Frauen', 'Kategorien verbindlich']],
  ] as const) {
    await page.goto(`${prefix}${path}`)
    const marks = (name: string) => page.getByRole('article').filter({ hasText: name }).locator('[data-mark]')
    await expect(marks('Her pace')).toHaveText([...words])
    await expect(marks('Any pace')).toHaveCount(0)
  }
})
