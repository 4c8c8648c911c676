// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, test } from '@playwright/test'
import { rawRequest } from './support/raw-request.ts'

/** The page builder's required kinds of content: a section of each, and markup that only this kind renders. */
const offers = {
  'a hero banner': ['hero_banner', /data-cta="primary"/],
  'a grid of cards': ['three_cards', /(data-card=.*){3}/s],
  'a carousel': ['image_text_carousel', /aria-roledescription="carousel"/],
  'a block of text': ['text', /<p>/],
  'a block side by side': ['side_by_side', /<picture/],
  'social proof': ['social_proof', /<article/],
  'a marketplace': ['marketplace', /class="shop-item"/],
  'live counters of players': ['live_data', /data-count/],
  'an e-mail sign-up': ['email_signup', /action="\/api\/email-sign-up"/],
  'questions and answers': ['faq', /<details[^>]* name="/],
  'a form': ['form', /action="\/api\/forms"/],
  'a strip of videos': ['video_category_strip', /\/video\/videos\//],
} as const

for (const [offer, [type, mark]] of Object.entries(offers)) {
  test(`the page builder has ${offer} [PB-005]`, async () => {
    expect(await mainOf(`/gallery/${type}`)).toMatch(mark)
  })
}

/**
 * The flows of the members' area: the page where each begins, the control that starts it, and the handler that acts for
 * the player.
 */
const flows = {
  events: ['/events', /href="\/events\/view\/\d+/, '/api/events/joined'],
  'campaigns and quests': [
    '/campaigns/tour-of-summits',
    /name="kind" value="campaign_registration"/,
    '/api/campaigns/gran-fondo-quest/registration',
  ],
  fundraising: ['/ride-for-bikes', /Start Fundraising/, '/api/fundraising/events/1001/mine'],
  'training-plan pairing': ['/coaching', /Link my account/, '/api/pairing'],
  memberships: ['/plans', /name="price" value="price-/, '/api/membership'],
} as const

for (const [flow, [path, mark, handler]] of Object.entries(flows)) {
  test(`the members’ area covers ${flow} [SY-003]`, async () => {
    expect(await mainOf(path)).toMatch(mark)
    const answer = await rawRequest(handler, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect([answer.status, answer.body]).toEqual([401, expect.stringContaining('not_signed_in')])
  })
}

test('the members’ area covers contact and help [SY-003]', async () => {
  expect(await mainOf('/help')).toMatch(/<details[\s\S]*action="\/help\/contact"/)
  expect(await mainOf('/help/contact')).toMatch(/action="\/api\/contact"/)
})

/** The main part of a page, as the server renders it. */
async function mainOf(path: string): Promise<string> {
  const { status, body } = await rawRequest(path)
  expect(status, path).toBe(200)
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'))
}
