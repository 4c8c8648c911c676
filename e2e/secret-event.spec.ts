import { createEvent, groupRow } from './support/events.ts'
import { expect, test } from './support/fixtures.ts'
import { choosePlayer } from './support/sign-in.ts'

const SECRET = 'lantern & moon'
const secretQuery = new URLSearchParams({ eventSecret: SECRET }).toString()

test('an event with a secret is never cached, found or told of [EV-023, EV-122, EV-123]', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox, { eventSecret: SECRET })
  const response = await gotoHydrated(`${event.path}?${secretQuery}`)
  expect(response?.status()).toBe(200)
  const headers = response?.headers() ?? {}
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
  expect(headers['content-security-policy']).toMatch(/script-src[^;]*'nonce-/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'same-origin')
  await expect(
    page.locator('link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]'),
  ).toHaveCount(0)
})

test('sign-up, sign-in and the calendar file carry the secret', async ({ page, gotoHydrated, request, sandbox }) => {
  const event = await createEvent(request, sandbox, { eventSecret: SECRET })
  await gotoHydrated(`${event.path}?${secretQuery}`)
  const href = await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect(file.status()).toBe(200)
  expect((await file.text()).replaceAll(/\r\n[ \t]/g, '')).toContain(`${event.path}?${secretQuery}`)

  await page.getByRole('button', { name: 'Join group B' }).click()
  await choosePlayer(page, 'Tomás')
  await expect(groupRow(page, 'B')).toContainText('You’re in')
  await expect(page).toHaveURL(`${event.path}?${secretQuery}#groups`)
  await page.getByRole('button', { name: 'Leave group B' }).click()
  await expect(page.getByRole('button', { name: 'Join group B' })).toBeVisible()
})

test('another language, and signing in from the header, lead back to it', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox, { eventSecret: SECRET })
  await gotoHydrated(`${event.path}?${secretQuery}`)
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/de${event.path}?${secretQuery}`)
  await page.getByRole('banner').getByRole('link', { name: 'Einloggen' }).click()
  await choosePlayer(page, 'Tomás')
  await expect(page).toHaveURL(`/de${event.path}?${secretQuery}`)
})

test.describe('without the right secret', () => {
  test.use({ allowedErrors: [/status of 404/] })

  test('there is no such event', async ({ page, request, sandbox }) => {
    const event = await createEvent(request, sandbox, { eventSecret: SECRET })
    for (const path of [
      event.path,
      `${event.path}?eventSecret=wrong`,
      `${event.path}?eventSecret=`,
      `/de${event.path}?eventSecret=wrong`,
    ]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.getByRole('main')).toContainText('404')
    }
    expect((await page.request.get(`/api/events/${event.id}/calendar`)).status()).toBe(404)
  })

  for (const path of [
    '/variants/secret-event/1016',
    '/de/variants/secret-event/1016',
    '/%76ariants/secret-event/1016',
  ]) {
    test(`${path} has no address of its own`, async ({ request }) => {
      const query = new URLSearchParams({ eventSecret: 'lantern-club' })
      expect((await request.get(`${path}?${query.toString()}`)).status()).toBe(404)
    })
  }
})
