import { expectAccessible } from './support/accessibility.ts'
import { createEvent, groupRow, type TestEvent, visitorsButton } from './support/events.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { forgetSession, signInAs } from './support/sign-in.ts'
import { testDocument, testUid } from './support/test-document.ts'

test('starts for women are hidden from a man who has others, and shown to a woman [EV-084, EV-090, PB-069]', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox, { groups: { B: {}, E: { rulesSet: ['LADIES_ONLY'] } } })
  await signInAs(page, 'Tomás', '/about')
  await gotoHydrated(event.path)
  await expect(page.getByRole('button', { name: 'Join group B' })).toBeVisible()
  await expect(groupRow(page, 'E')).toBeHidden()

  await forgetSession(page)
  await signInAs(page, 'Greta', '/about')
  await gotoHydrated(event.path)
  await expect(page.getByRole('button', { name: 'Join group E' })).toBeVisible()
})

test('cards of events for women are not shown to a man, nor a section that has no others [EV-090, EV-097]', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const forWomen = await createEvent(request, sandbox, { name: 'Her pace', rulesSet: ['LADIES_ONLY'] })
  const forAll = await createEvent(request, sandbox, { name: 'Any pace' })
  const cards = (title: string, ...events: TestEvent[]) => ({
    slice_type: 'event_cards',
    primary: { title },
    items: events.map(({ id }) => ({ event_id: String(id) })),
  })
  const uid = testUid('cards-of-events')
  await sandbox.create(testDocument(uid, [cards('Both of them', forWomen, forAll), cards('For her alone', forWomen)]))
  const main = page.getByRole('main')
  const cardsNamed = (name: string) => main.getByRole('link', { name })

  await gotoHydrated(`/${uid}`)
  await expect(cardsNamed('Her pace')).toHaveCount(2)
  await signInAs(page, 'Tomás', '/about')
  await gotoHydrated(`/${uid}`)
  await expect(cardsNamed('Her pace')).toHaveCount(0)
  await expect(cardsNamed('Any pace')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'For her alone' })).toHaveCount(0)

  await forgetSession(page)
  await signInAs(page, 'Greta', '/about')
  await gotoHydrated(`/${uid}`)
  await expect(page.locator('html')).toHaveAttribute('data-gender', 'other')
  await expect(cardsNamed('Her pace')).toHaveCount(2)
})

test('an event for women tells a man so, in the editors’ words [EV-051, EV-052]', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox, { rulesSet: ['LADIES_ONLY'] })
  await signInAs(page, 'Tomás', '/about')
  await gotoHydrated(event.path)
  const notice = page.getByRole('main').locator('[data-notice]')
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText('This event is for women.')
  await expect(notice.getByRole('link', { name: 'change your profile' })).toHaveAttribute('href', '/settings/profile')
  await expect(groupRow(page, 'B')).toContainText('Not open to you')
  await expect(page.getByRole('main').getByRole('button', { name: /join|leave/i })).toHaveCount(0)
})

test('starts for men are hidden from everybody else [EV-085]', async ({ page, gotoHydrated, request, sandbox }) => {
  const event = await createEvent(request, sandbox, { groups: { B: {}, C: { rulesSet: ['MEN_ONLY'] } } })
  await signInAs(page, 'Robin', '/about')
  await gotoHydrated(event.path)
  await expect(page.getByRole('button', { name: 'Join group B' })).toBeVisible()
  await expect(groupRow(page, 'C')).toBeHidden()
})

test('category enforcement lets a player race up but not down [EV-083, EV-089, EV-051]', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const groups = { A: {}, B: {}, C: {} }
  const event = await createEvent(request, sandbox, { rulesSet: ['CATEGORY_ENFORCEMENT'], groups })
  await signInAs(page, 'Tomás', '/about')
  await gotoHydrated(event.path)
  await expect(page.getByRole('button', { name: 'Join group A' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join group B' })).toBeVisible()
  await expect(groupRow(page, 'C')).toContainText('This event enforces its categories')
})

test('what stands against several starts is said once, above them all [EV-051, EV-089]', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const groups = { A: {}, B: {}, C: {}, D: {} }
  const event = await createEvent(request, sandbox, { rulesSet: ['CATEGORY_ENFORCEMENT'], groups })
  await signInAs(page, 'Tomás', '/about')
  await gotoHydrated(event.path)
  for (const group of ['C', 'D'] as const) {
    await groupRow(page, group).scrollIntoViewIfNeeded()
    await expect(groupRow(page, group)).toContainText('Not open to you')
  }
  const notice = page.locator('[data-notice=category_enforcement]')
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText('This event enforces its categories')
  await expect(groupRow(page, 'A').getByRole('button', { name: 'Join group A' })).toBeVisible()
  const [said, first] = await Promise.all([notice.boundingBox(), groupRow(page, 'A').boundingBox()])
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('a restricted event is by invitation only, for visitors and players [EV-082]', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox, { restricted: true })
  await gotoHydrated(event.path)
  await expect(groupRow(page, 'B')).toContainText('By invitation only')
  await expect(page.getByRole('button', { name: /^Join group/ })).toHaveCount(0)
  await signInAs(page, 'Tomás', event.path)
  await expect(groupRow(page, 'B')).toContainText('By invitation only')
  await expect(page.getByRole('main').getByRole('button', { name: /join|leave/i })).toHaveCount(0)
})

test('an event that has begun is closed, unless it allows late join [EV-086, EV-087, EV-088]', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const late = { rulesSet: ['ALLOWS_LATE_JOIN'] }
  const event = await createEvent(request, sandbox, {
    startsIn: -20,
    groups: { A: {}, B: late, C: { ...late, lateJoinInMinutes: 10 }, D: { ...late, lateJoinInMinutes: 0 } },
  })
  const closed = ['A', 'C', 'D'] as const
  await gotoHydrated(event.path)
  await expect(visitorsButton(page, 'B')).toBeVisible()
  for (const group of closed) await expect(groupRow(page, group)).toContainText('Sign-up has closed')

  await signInAs(page, 'Tomás', event.path)
  for (const group of closed) await expect(groupRow(page, group)).toContainText('Sign-up has closed')
  await page.getByRole('button', { name: 'Join group B' }).click()
  await expect(groupRow(page, 'B')).toContainText('You’re in')
})

test('sign-up closes at its time while a visitor looks at the page', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox, { startsIn: 10 })
  await page.clock.install()
  await gotoHydrated(event.path)
  await expect(visitorsButton(page, 'B')).toBeVisible()
  await page.clock.fastForward('11:00')
  await expect(groupRow(page, 'B')).toContainText('Sign-up has closed')
  await expect(visitorsButton(page, 'B')).toBeHidden()
})

test('sign-up closes at its time while a player looks at the page', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox, {
    startsIn: 10,
    groups: { B: {}, C: { rulesSet: ['ALLOWS_LATE_JOIN'] } },
  })
  await signInAs(page, 'Tomás', '/about')
  await page.clock.install()
  await gotoHydrated(event.path)
  await expect(page.getByRole('button', { name: 'Join group B' })).toBeVisible()
  await page.clock.fastForward('11:00')
  await expect(groupRow(page, 'B')).toContainText('Sign-up has closed')
  await expect(page.getByRole('button', { name: 'Join group C' })).toBeVisible()
})
