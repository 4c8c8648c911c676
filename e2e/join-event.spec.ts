import { countSignUps, createEvent, groupRow, showAgain, visitorsButton } from './support/events.ts'
import { expect, test } from './support/fixtures.ts'
import { choosePlayer, forgetSession, players, signInAs, untilKeptInBrowser } from './support/sign-in.ts'
import { siteTime } from './support/site-time.ts'

/** The key of the intent in the tab's storage. */
const INTENT = 'intent:event_sign_up'

test.describe('a visitor', () => {
  test('clicks Join, signs in, and is in without another click [EV-038, EV-039, EV-040]', async ({
    page,
    gotoHydrated,
    request,
    sandbox,
  }) => {
    const event = await createEvent(request, sandbox)
    await gotoHydrated(event.path)
    await page.getByRole('button', { name: 'Join group B' }).click()
    await choosePlayer(page, 'Tomás')
    await expect(page).toHaveURL(new RegExp(`${event.path}#groups$`))
    await expect(groupRow(page, 'B')).toContainText('You’re in')
    await expect(page.getByRole('heading', { name: 'Groups' })).toBeInViewport()
    expect(await countSignUps(sandbox, event, 'B')).toBe(1)
    expect(await page.evaluate((key) => sessionStorage.getItem(key), INTENT)).toBeNull()

    await page.reload()
    await expect(page.getByRole('button', { name: 'Leave group B' })).toBeVisible()
    expect(await countSignUps(sandbox, event, 'B')).toBe(1)
  })

  test('signs in to join one event, and another is not joined [EV-040, SY-005]', async ({
    page,
    gotoHydrated,
    request,
    sandbox,
  }) => {
    const [wanted, other] = [await createEvent(request, sandbox), await createEvent(request, sandbox)]
    await gotoHydrated(wanted.path)
    await untilKeptInBrowser(page.getByRole('button', { name: 'Join group B' }))
    await page.getByRole('button', { name: 'Join group B' }).click()
    await page.getByRole('button', { name: players.Sam.name }).waitFor()
    await signInAs(page, 'Sam', other.path)
    await expect(page.getByRole('button', { name: 'Join group B' })).toBeVisible()
    expect(await countSignUps(sandbox, other, 'B')).toBe(0)

    await page.goto(wanted.path)
    await expect(groupRow(page, 'B')).toContainText('You’re in')
  })

  for (const [what, textOf] of [
    ['unreadable', () => '{"details":'],
    ['half an hour old', (details: object) => JSON.stringify({ details, at: siteTime() - 31 * 60_000 })],
  ] as const) {
    test(`signs in with an intent that is ${what}, and nothing is joined [EV-042]`, async ({
      page,
      gotoHydrated,
      request,
      sandbox,
    }) => {
      const event = await createEvent(request, sandbox)
      await signInAs(page, 'Sam', event.path)
      const stored = textOf({ eventId: event.id, subgroupId: event.subgroupId('B') })
      await page.evaluate(([key, value]) => sessionStorage.setItem(`${key}`, `${value}`), [INTENT, stored])
      await gotoHydrated(event.path)
      await expect(page.getByRole('button', { name: 'Join group B' })).toBeVisible()
      expect(await countSignUps(sandbox, event, 'B')).toBe(0)
    })
  }
})

test.describe('a player', () => {
  test('sees which group fits, by the power and weight of the profile; without them none is marked', async ({
    page,
    request,
    sandbox,
  }) => {
    const event = await createEvent(request, sandbox, { groups: { A: {}, B: {}, C: {}, E: {} } })
    await signInAs(page, 'Tomás', event.path)
    await expect(groupRow(page, 'B')).toContainText('Your group · 3.4 W/kg')
    await expect(page.getByText('Your group')).toHaveCount(1)

    await forgetSession(page)
    await signInAs(page, 'Robin', event.path)
    await expect(page.getByRole('button', { name: 'Join group B' })).toBeVisible()
    await expect(page.getByText('Your group')).toHaveCount(0)
  })

  test('joins, moves to another group and leaves; the button says what it does, and keeps the focus [EV-044, EV-046, EV-093]', async ({
    page,
    gotoHydrated,
    request,
    sandbox,
  }) => {
    const event = await createEvent(request, sandbox)
    await signInAs(page, 'Tomás', '/about')
    await gotoHydrated(event.path)
    const [row, other] = [groupRow(page, 'B'), groupRow(page, 'C')]
    const button = row.getByRole('button')
    await button.click()
    await expect(button).toHaveText('Joining…')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(other.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await expect(row.getByRole('status')).toHaveText('You’re in')
    await expect(button).toHaveAccessibleName('Leave group B')
    await expect(button).toBeFocused()

    await expect(other.getByRole('button')).toHaveAccessibleName('Move to C')
    await other.getByRole('button').click()
    await expect(other.getByRole('status')).toHaveText('You’re in')
    await expect(row.getByRole('status')).toHaveText('You’ve left group B')

    await other.getByRole('button').click()
    await expect(other.getByRole('button')).toHaveText('Leaving…')
    await expect(other.getByRole('button')).toHaveAccessibleName('Join group C')
    await expect(other.getByRole('status')).toHaveText('You’ve left group C')
  })

  test('double-clicks, and one sign-up is sent', async ({ page, gotoHydrated, request, sandbox }) => {
    const event = await createEvent(request, sandbox)
    await signInAs(page, 'Sam', '/about')
    await gotoHydrated(event.path)
    await groupRow(page, 'B').getByRole('button').dblclick()
    await groupRow(page, 'C').getByRole('button').dispatchEvent('click')
    await expect(groupRow(page, 'B')).toContainText('You’re in')
    expect([await countSignUps(sandbox, event, 'B'), await countSignUps(sandbox, event, 'C')]).toEqual([1, 0])
  })

  test('sees in one tab what was done in the other, and both may click', async ({
    page,
    context,
    gotoHydrated,
    request,
    sandbox,
  }) => {
    const event = await createEvent(request, sandbox)
    await signInAs(page, 'Chiara', '/about')
    await gotoHydrated(event.path)
    const second = await context.newPage()
    await second.goto(event.path)
    await expect(second.getByRole('button', { name: 'Join group B' })).toBeVisible()

    await page.getByRole('button', { name: 'Join group B' }).click()
    await expect(groupRow(page, 'B')).toContainText('You’re in')
    await showAgain(second)
    await expect(groupRow(second, 'B')).toContainText('You’re in')
    await second.getByRole('button', { name: 'Leave group B' }).click()
    await expect(second.getByRole('button', { name: 'Join group B' })).toBeVisible()
    await showAgain(page)
    await expect(page.getByRole('button', { name: 'Join group B' })).toBeVisible()

    await Promise.all([page, second].map((tab) => tab.getByRole('button', { name: 'Join group B' }).click()))
    for (const tab of [page, second]) await expect(groupRow(tab, 'B')).toContainText('You’re in')
  })

  test('joins and leaves with the keyboard alone [EV-002]', async ({ page, gotoHydrated, request, sandbox }) => {
    const event = await createEvent(request, sandbox, { groups: { B: {} } })
    await signInAs(page, 'Robin', '/about')
    await gotoHydrated(event.path)
    const button = page.getByRole('button', { name: 'Join group B' })
    await expect(button).toBeVisible()
    await page.getByRole('button', { name: 'Share' }).focus()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Leave group B' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(button).toBeFocused()
  })
})

test.describe('a player whose session ends', () => {
  test.use({ allowedErrors: [/status of 401/] })

  test('is shown what visitors see once the page is looked at again', async ({
    page,
    gotoHydrated,
    request,
    sandbox,
  }) => {
    const event = await createEvent(request, sandbox)
    await signInAs(page, 'Haruka', '/about')
    await gotoHydrated(event.path)
    await expect(page.getByRole('button', { name: 'Join group B' })).toBeVisible()
    await page.context().clearCookies()
    await showAgain(page)
    await expect(visitorsButton(page, 'B')).toBeVisible()
  })

  test('and only the hint is left of it, is not kept waiting', async ({
    page,
    context,
    gotoHydrated,
    request,
    sandbox,
    baseURL,
  }) => {
    const event = await createEvent(request, sandbox)
    await context.addCookies([{ name: 'signed_in', value: '1', url: `${baseURL}` }])
    await gotoHydrated(event.path)
    await expect(visitorsButton(page, 'B')).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed_in')
  })
})
