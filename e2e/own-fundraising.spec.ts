import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { joinAndBeKnown } from './support/new-player.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { choosePlayer, signInAs } from './support/sign-in.ts'

const PAGE = '/settings/fundraising'
const PROJECTS = '/gruppetto-web-pages/givengain/projects'

test('a new player reads what it would be, and is led to a page that raises money', async ({ page }) => {
  await joinAndBeKnown(page, PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My fundraising')
  await expect(page.getByRole('main')).toContainText('You aren’t raising money yet.')
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Start with / })
    .click()
  await expect(page).toHaveURL('/ride-for-bikes#fundraiser')
  await expect(page.getByRole('button', { name: 'Start Fundraising' })).toBeVisible()
})

test('a fundraiser sees what each page has raised, here and on the overview, and shares it where it was opened [FR-012]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await signInAs(page, 'Chiara', '/settings')
  const part = page.getByRole('region', { name: 'Fundraising' })
  await expect(part).toContainText(/€[\d.]+ raised of €/)
  await part.getByRole('link', { name: 'My fundraising' }).click()
  await expect(page).toHaveURL(PAGE)
  const own = page.getByRole('article')
  await expect(own.getByRole('progressbar', { name: /€[\d.]+ raised of €/ })).toBeVisible()
  await expect(own.getByRole('link', { name: 'Go to my fundraising page' })).toHaveAttribute('href', /^https?:/)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await own.getByRole('link', { name: 'Share it, and see who gave' }).click()
  await expect(page).toHaveURL('/ride-for-bikes#fundraiser')
})

test.describe('while the provider fails', () => {
  test.use({ allowedErrors: [/50\d/] })

  for (const kind of ['failing', 'malformed', 'cut_short', 'unreachable'] as const) {
    test(`(${kind}) nothing is told as lost, and another try tells it`, async ({ page, sandbox }) => {
      await signInAs(page, 'Chiara', '/privacy')
      await sandbox.fault({ service: 'web', path: PROJECTS, kind })
      expect((await page.goto(PAGE))?.status()).toBe(503)
      await expect(page.getByRole('main')).toContainText('We can’t see right now what you have raised.')
      await sandbox.clearFaults()
      await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('article')).toContainText('raised of')
    })
  }

  test('an answer in another form is told as what has to be mended, without another try', async ({ page, sandbox }) => {
    await signInAs(page, 'Chiara', '/privacy')
    await sandbox.fault({ service: 'web', path: PROJECTS, kind: 'wrong_schema' })
    expect((await page.goto(PAGE))?.status()).toBe(502)
    await expect(page.getByRole('main')).toContainText('answered in a form that this page can’t read')
    await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toHaveCount(0)
  })

  test('nor does the overview offer one for that part', async ({ page, sandbox }) => {
    await signInAs(page, 'Chiara', '/privacy')
    await sandbox.fault({ service: 'web', path: PROJECTS, kind: 'wrong_schema' })
    await page.goto('/settings')
    const part = page.getByRole('region', { name: 'Fundraising' })
    await expect(part).toContainText('answered in a form that this page can’t read')
    await expect(part.getByRole('link')).toHaveCount(0)
  })

  test('the overview goes on without that part', async ({ page, sandbox }) => {
    await signInAs(page, 'Chiara', '/privacy')
    await sandbox.fault({ service: 'web', path: PROJECTS, kind: 'failing' })
    await page.goto('/settings')
    await expect(page.getByRole('region', { name: 'Fundraising' })).toContainText('We can’t load this right now.')
    await expect(page.getByRole('region', { name: 'Membership' })).not.toContainText('We can’t load this')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is the same, also in German, and visitors sign in first', async ({ page }) => {
    await page.goto(`/de${PAGE}`)
    await choosePlayer(page, 'Chiara')
    await expect(page).toHaveURL(`/de${PAGE}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Spendenaktionen')
    await expect(page.getByRole('article')).toContainText('gesammelt')
  })
})
