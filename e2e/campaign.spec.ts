import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { mainHeading, publishCampaign, tourHeadings, visitorsRegister } from './support/campaigns.ts'
import { expect, test } from './support/fixtures.ts'
import { expectValidHtml } from './support/html.ts'
import { KEPT } from './support/kept.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { signInAs } from './support/sign-in.ts'
import { siteTime } from './support/site-time.ts'
import { testDocument, testUid } from './support/test-document.ts'

const TOUR = '/campaigns/tour-of-summits'
const DAY_MS = 86_400_000
const daysFromNow = (days: number) => new Date(siteTime() + days * DAY_MS)
const secondsFromNow = (seconds: number) => new Date(siteTime() + seconds * 1000)

test('visitors get a page that is cached, whatever their cookies and parameters say', async ({ request }) => {
  const plain = await (await request.get(TOUR)).text()
  const visitors: Record<string, string>[] = [{}, { cookie: 'session=garbage; signed_in=1' }]
  for (const headers of visitors) {
    const answer = await request.get(`${TOUR}?stage=post`, { headers })
    expect(answer.headers()['x-nextjs-cache']).toMatch(KEPT)
    expect(await answer.text()).toBe(plain)
  }
  expect(plain).toContain('Join the tour')
})

for (const prefix of ['', '/de', '/ja']) {
  const tag = prefix === '' ? [] : '@sweep'
  test(
    `a visitor's page is valid, accessible and fits every window (${prefix || 'en'})`,
    { tag },
    async ({ page, gotoHydrated }) => {
      const response = await gotoHydrated(prefix + TOUR)
      await expectValidHtml((await response?.text()) ?? '', prefix + TOUR)
      await expect(mainHeading(page)).toHaveText('Tour of Summits')
      await expectAccessible(page)
      await expectNoOverflow(page)
    },
  )
}

test('each stage of a series leads to its page below the campaign’s, and is found below no other [CN-007, EV-033]', async ({
  page,
}) => {
  await signInAs(page, 'Greta', TOUR) // a participant, since visitors see the page before the stages
  const { request } = page
  const html = await (await request.get(TOUR)).text()
  const links = new Set([...html.matchAll(/href="(\/[^"]+\/stages\/[^"]+)"/g)].map(([, path = '']) => path))
  expect([...links].toSorted()).toEqual([1, 2, 3, 4, 5].map((each) => `${TOUR}/stages/tour-of-summits-${each}`))
  for (const path of links) expect((await request.get(path)).status(), path).toBe(200)
  for (const campaign of ['summits', 'msp-page', 'spring-classics'])
    expect((await request.get(`/campaigns/${campaign}/stages/tour-of-summits-1`)).status(), campaign).toBe(404)
})

test('a link to a stage’s document leads to its page [CN-007]', async ({ request, sandbox }) => {
  const uid = testUid('links-to-stage')
  const button = { text: 'Ride', button_label: 'There', button_url: { $link: 'stage:tour-of-summits-4' } }
  await sandbox.create(testDocument(uid, [{ slice_type: 'text_strip', primary: button }]))
  expect(await (await request.get(`/${uid}`)).text()).toMatch(/<main.*href="\/stages\/tour-of-summits-4".*<\/main>/s)
  const answer = await request.get('/de/stages/tour-of-summits-4', { maxRedirects: 0 })
  expect(answer.status()).toBe(307)
  expect(answer.headers().location).toBe('/de/campaigns/tour-of-summits/stages/tour-of-summits-4')
  expect((await request.get('/stages/nowhere', { maxRedirects: 0 })).status()).toBe(404)
})

test('in the older layout sections keep to the content’s width, and the header is opaque [CP-014, CP-016]', async ({
  page,
  gotoHydrated,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await gotoHydrated('/campaigns/winter-base-camp')
  await expect(mainHeading(page)).toHaveText('Good night, Winter Base Camp')
  expect((await page.locator('main .section').first().boundingBox())?.width).toBeLessThan(1300)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await gotoHydrated(TOUR)
  expect((await page.locator('main .section').first().boundingBox())?.width).toBe(1440)
})

test('the head says what editors wrote [CP-015]', async ({ page }) => {
  await page.goto(TOUR)
  await expect(page).toHaveTitle(/^Tour of Summits/)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /moonlit-pass/)
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(7)
})

test('a visitor sees each stage in its time [CP-013, CP-027, CP-028]', async ({ request, sandbox }) => {
  const past = daysFromNow(-1)
  const pages = await Promise.all([
    publishCampaign(sandbox, 'summits', { registration: daysFromNow(1) }),
    publishCampaign(sandbox, 'summits', { registration: past, event_signup: past, campaign: past }),
    publishCampaign(sandbox, 'summits', { registration: past, post_campaign: past }),
  ])
  const texts = await Promise.all(pages.map(async (path) => (await request.get(path)).text()))
  const said = ['Ride while you wait', 'Join the tour', tourHeadings.post]
  expect(texts.map((text) => said.filter((each) => text.includes(each)))).toEqual(said.map((each) => [each]))
})

/** A page's text, with the times of request and answer by the site's clock. */
type Sample = { sentAt: number; receivedAt: number; text: string }

async function sample(request: APIRequestContext, path: string): Promise<Sample> {
  const sentAt = siteTime()
  const text = await (await request.get(path)).text()
  return { text, sentAt, receivedAt: siteTime() }
}

/** Publishes a campaign and reads its page from before a given instant until after it. */
async function sampleAround(request: APIRequestContext, publish: (instant: Date) => Promise<string>) {
  for (let seconds = 3; ; seconds *= 2) {
    const instant = secondsFromNow(seconds)
    const path = await publish(instant)
    const samples = [await sample(request, path)]
    const isBefore = ({ receivedAt }: Sample) => receivedAt <= instant.getTime()
    const isAfter = ({ sentAt }: Sample) => sentAt > instant.getTime()
    while (samples.some(isBefore) && samples.filter(isAfter).length < 5) samples.push(await sample(request, path))
    const [before, after] = [samples.filter(isBefore), samples.filter(isAfter)]
    if (before.length > 0) return { before, after }
  }
}

for (const [start, before, after] of [
  ['registration', 'Ride while you wait', 'Join the tour'],
  ['post_campaign', 'Join the tour', tourHeadings.post],
] as const) {
  test(`the page changes exactly at the ${start} start`, async ({ request, sandbox }) => {
    const samples = await sampleAround(request, (instant) =>
      publishCampaign(sandbox, 'summits', { registration: daysFromNow(-1), [start]: instant }),
    )
    const wordsOf = ({ text }: Sample) => [before, after].filter((words) => text.includes(words))
    for (const early of samples.before) expect(wordsOf(early)).toEqual([before])
    for (const late of samples.after) expect(wordsOf(late)).toEqual([after])
  })
}

test('a stage that begins while the page is open shows without a reload, and is announced', async ({
  page,
  sandbox,
  gotoHydrated,
}) => {
  const path = await publishCampaign(sandbox, 'summits', {
    registration: daysFromNow(-1),
    post_campaign: secondsFromNow(10),
  })
  await gotoHydrated(path)
  await expect(visitorsRegister(page)).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-kept', ''))
  await expect(mainHeading(page)).toHaveText(tourHeadings.post, { timeout: 20_000 })
  await expect(page.locator('body')).toHaveAttribute('data-kept', '')
  await expect(page.getByRole('status').filter({ hasText: 'This page has changed' })).toBeAttached()
})

test('a stage without a document shows nothing between header and footer [CP-031]', async ({
  page,
  sandbox,
  gotoHydrated,
}) => {
  const response = await gotoHydrated(
    await publishCampaign(sandbox, 'spring-classics', { registration: daysFromNow(1) }),
  )
  expect(response?.status()).toBe(200)
  await expect(page.locator('main .section')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test.describe('errors', () => {
  test.use({ allowedErrors: [/status of (?:404|500)/] })

  test('a campaign that does not exist is a 404, and so is the address of a variant', async ({ request }) => {
    const variants = ['/variants/campaign/tour-of-summits/post', '/de/variants/player-campaign/tour-of-summits']
    for (const path of ['/campaigns/nowhere', '/campaigns/tour-of-summits/more', ...variants]) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
  })

  test('for a player, too, whose page is made for one request', async ({ page, sandbox }) => {
    await signInAs(page, 'Greta', '/about')
    const unnamed = await publishCampaign(sandbox, undefined, { registration: daysFromNow(-1) })
    for (const [path, status] of [
      ['/campaigns/nowhere', 404],
      [unnamed, 500],
    ] as const) {
      const answer = await page.request.get(path)
      expect(answer.status(), path).toBe(status)
      expect(await answer.text(), path).toContain('</html>')
    }
  })

  test('a campaign without name, or without a single stage document, is the 500 document [CP-011, CP-012]', async ({
    page,
    sandbox,
  }) => {
    for (const name of [undefined, 'of-nobody']) {
      const response = await page.goto(await publishCampaign(sandbox, name, { registration: daysFromNow(-1) }))
      expect(response?.status()).toBe(500)
      await expect(page.getByRole('main')).toContainText('500')
    }
  })
})

test.describe('an editor', () => {
  const preview = (token: string, documentId: string) =>
    `/api/preview?${new URLSearchParams({ token, documentId }).toString()}`

  test('sees any stage, and it stays', async ({ page, sandbox }) => {
    const id = await sandbox.create({
      type: 'page',
      uid: `test-editor-${Date.now()}`,
      lang: 'en-us',
      data: { title: 'x' },
    })
    await page.goto(preview(await sandbox.createPreview(), id))
    const response = await page.goto(`${TOUR}?stage=event-signup-enabled`)
    expect(response?.headers()['cache-control']).toContain('no-store')
    await expect(mainHeading(page)).toHaveText(tourHeadings['event-signup-enabled'])
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('_rsc') && url.includes('tour-of-summits'))).toEqual([])
  })

  test('is led from the document of a stage to the campaign’s page in that stage', async ({ page, sandbox }) => {
    const id = await sandbox.idOf('campaign_stage', 'tour-of-summits-event-signup-enabled')
    await page.goto(preview(await sandbox.createPreview(), id))
    await expect(page).toHaveURL(`${TOUR}?stage=event-signup-enabled`)
    await expect(mainHeading(page)).toHaveText(tourHeadings['event-signup-enabled'])
  })
})

test('a player’s page is the player’s alone: not stored, under a nonce of its own, in every form it is asked for', async ({
  page,
  request,
}) => {
  await signInAs(page, 'Greta', TOUR)
  await expect(mainHeading(page)).toHaveText(tourHeadings.progress)
  const policies = new Set<string | undefined>()
  const forms: Record<string, string>[] = [{}, {}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }]
  for (const headers of forms) {
    const own = await page.request.get(TOUR, { headers })
    const { 'cache-control': caching, 'content-security-policy': policy } = own.headers()
    expect(caching, JSON.stringify(headers)).toContain('no-store')
    policies.add(policy)
    const text = await own.text()
    if (!('next-router-prefetch' in headers)) expect(text).toContain(tourHeadings.progress)
    const visitors = await (await request.get(TOUR, { headers })).text()
    expect(visitors).not.toContain(tourHeadings.progress)
    expect(visitors).not.toContain('You are signed up')
  }
  expect(policies.size).toBe(4)
  await expectAccessible(page)
  await expectNoOverflow(page)
})
