import type { Page } from '@playwright/test'
import { openEditor, sendSections, untilConnected } from './support/content-editor.ts'
import { expect, test } from './support/fixtures.ts'
import type { Sandbox } from './support/sandbox.ts'
import { testDocument, testUid } from './support/test-document.ts'

/** A section with a form, and the place where the sandbox stores what is sent with it. */
function newForm(sandbox: Sandbox) {
  const name = `club-${crypto.randomUUID().slice(0, 8)}`
  const action = { link_type: 'Web', url: `${sandbox.url}/forms/${name}` }
  const section = {
    slice_type: 'form',
    primary: { title: 'Bring your club', action_url: action, button_label: 'Ask us' },
    items: [{ name: 'club', placeholder_text: 'Name of the club' }],
  }
  return { section, action, arrived: () => sandbox.tracked(`forms/${name}`) }
}

async function send(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await page.getByRole('textbox', { name: 'Name of the club' }).fill('Passfahrer')
  await page.getByRole('button', { name: 'Ask us' }).click()
}

const newEmail = () => `maya-${crypto.randomUUID()}@example.com`
const THANKS = 'Thank you! You will hear from us.'

test('a form is sent where content says, also on a page that was open when an editor changed it [CT-033, FM-015]', async ({
  page,
  sandbox,
  gotoHydrated,
}) => {
  const [form, next] = [newForm(sandbox), newForm(sandbox)]
  const uid = testUid('form')
  await sandbox.create(testDocument(uid, [form.section]))
  const email = newEmail()
  await gotoHydrated(`/${uid}`)
  await expect(page.locator('form[novalidate]')).toHaveCount(1)
  expect(await page.content()).not.toContain(form.action.url)
  await send(page, email)
  await expect(page.getByRole('status').getByText(THANKS)).toBeVisible()
  expect(await form.arrived()).toEqual([{ email, club: 'Passfahrer' }])

  await gotoHydrated(`/de/${uid}`)
  await expect(page.locator('form[novalidate]')).toHaveCount(1)
  await sandbox.publish(`page/${uid}/en-us`, [{ path: 'data.body.0.primary.action_url', value: next.action }])
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
  await page.getByRole('button', { name: 'Ask us' }).click()
  await expect(page.getByRole('status').getByText('Danke! Du hörst von uns.')).toBeVisible()
  expect(await next.arrived()).toEqual([{ email, club: '' }])
  expect(await form.arrived()).toHaveLength(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form leads back to its thanks [CT-033, FM-015]', async ({ page, sandbox }) => {
    const form = newForm(sandbox)
    const uid = testUid('form')
    await sandbox.create(testDocument(uid, [form.section]))
    const email = newEmail()
    await page.goto(`/${uid}`)
    await send(page, email)
    await expect(page.getByText(THANKS)).toBeVisible()
    expect(await form.arrived()).toEqual([{ email, club: 'Passfahrer' }])
  })
})

test('a form of a draft is sent where the draft says; visitors’ forms are not', async ({
  page,
  request,
  sandbox,
  gotoHydrated,
}) => {
  const [form, drafted] = [newForm(sandbox), newForm(sandbox)]
  const uid = testUid('form')
  const documentId = await sandbox.create(testDocument(uid, [form.section]))
  await sandbox.edit(`page/${uid}/en-us`, [{ path: 'data.body.0.primary.action_url', value: drafted.action }])
  const token = await sandbox.createPreview()
  await gotoHydrated(`/api/preview?${new URLSearchParams({ token, documentId }).toString()}`)
  await expect(page.locator('form[novalidate]')).toHaveCount(1)
  const sectionId = await page.locator('input[name="form-section"]').getAttribute('value')
  await send(page, newEmail())
  await expect(page.getByRole('status').getByText(THANKS)).toBeVisible()
  expect(await drafted.arrived()).toHaveLength(1)
  expect(await form.arrived()).toEqual([])

  const data = { place: { documentId, sectionId }, fields: { email: newEmail() }, homepage: '', shownMs: 9000 }
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect((await request.post('/api/forms', { data, headers })).status()).toBe(200)
  expect(await form.arrived()).toHaveLength(1)
  expect(await drafted.arrived()).toHaveLength(1)
})

test('the live preview shows a form, and sends none', async ({ page, sandbox, baseURL }) => {
  const form = newForm(sandbox)
  const frame = await openEditor(page, `${baseURL}/slice-simulator`)
  await untilConnected(page)
  await sendSections(page, [{ ...form.section, variation: 'default' }])
  await expect(frame.locator('form[novalidate]')).toHaveCount(1)
  await frame.getByRole('textbox', { name: 'E-mail address' }).fill(newEmail())
  await frame.getByRole('button', { name: 'Ask us' }).click()
  await expect(frame.getByRole('alert').filter({ hasText: /Nothing was sent: .* sample/ })).toBeVisible()
  expect(await form.arrived()).toEqual([])
})
