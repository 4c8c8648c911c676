import { expectAccessible } from './support/accessibility.ts'
import { createEvent, groupRow } from './support/events.ts'
import { expect, test } from './support/fixtures.ts'
import { joinAndBeKnown, joinAsNele } from './support/new-player.ts'
import { expectNoOverflow } from './support/overflow.ts'

test('an event under way that a player joins late stands first among theirs, with the way in [EV-036, EV-087]', async ({
  page,
  request,
  sandbox,
}) => {
  const late = { rulesSet: ['ALLOWS_LATE_JOIN'] }
  const event = await createEvent(request, sandbox, { name: 'Late by lantern', startsIn: -20, groups: { B: late } })
  await joinAndBeKnown(page, event.path)
  await page.getByRole('button', { name: 'Join group B' }).click()
  await expect(groupRow(page, 'B')).toContainText('You’re in')

  await page.goto('/my-events')
  const [band, row] = [page.locator('.next-start'), page.getByRole('region', { name: 'Your events' }).locator('li')]
  await expect(band).toContainText('Happening now')
  await expect(row.filter({ hasText: 'Late by lantern' })).toContainText('Happening now')
  await expectAccessible(page)
  await band.getByRole('link', { name: 'Late by lantern' }).click()
  await expect(page).toHaveURL(event.path)

  await page.goto('/my-events/list')
  await expect(page.getByRole('button', { name: 'Leave Late by lantern' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.goto('/my-events')
  await page.getByRole('button', { name: 'Leave Late by lantern' }).click()
  await expect(page.getByText('You haven’t joined an event yet.')).toBeVisible()
  await expect(band).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a player’s page has the browser ask for the session, whose answer can renew its cookie', async ({ page }) => {
    await joinAsNele(page, '/imprint')
    for (const path of ['/my-events/list', '/settings']) {
      const asked = page.waitForResponse('**/api/session')
      await page.goto(path)
      expect((await asked).status()).toBe(200)
    }
  })

  test('a player joins an event, follows it in a calendar, finds it in the list, and leaves it [EV-036, EV-039, EV-053]', async ({
    page,
    request,
    sandbox,
  }) => {
    const event = await createEvent(request, sandbox, { name: 'Plain paper criterium' })
    await joinAsNele(page, event.path)
    await page.getByRole('button', { name: 'Join group B' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You’re in' })).toBeVisible()

    await page.goto('/settings/connections')
    await page.getByRole('button', { name: 'Get the address' }).click()
    const address = await page.getByText('/api/calendars/personal/').innerText()
    expect(await (await request.get(address)).text()).toContain('SUMMARY:Plain paper criterium')
    await page.getByRole('button', { name: 'Turn off the address' }).click()
    await expect(page.getByText('The address is off: it shows nothing any more.')).toBeVisible()
    expect((await request.get(address)).status()).toBe(404)

    await page.goto('/my-events')
    await page.getByRole('link', { name: 'Show your events' }).click()
    await expect(page).toHaveURL('/my-events/list')
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem').filter({ hasText: 'Plain paper criterium' })).toContainText('Group B')
    await main.getByRole('button', { name: 'Leave Plain paper criterium' }).click()
    await expect(main.getByRole('status')).toHaveText('You’ve left the event.')
    await expect(main.getByText('You haven’t joined an event yet.')).toBeVisible()
  })
})
