import { expectAccessible } from './support/accessibility.ts'
import { createEvent, groupRow } from './support/events.ts'
import { expect, test } from './support/fixtures.ts'
import { joinAndBeKnown } from './support/new-player.ts'

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

  await page.goto('/my-events')
  await page.getByRole('button', { name: 'Leave Late by lantern' }).click()
  await expect(page.getByText('You haven’t joined an event yet.')).toBeVisible()
  await expect(band).toHaveCount(0)
})
