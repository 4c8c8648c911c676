import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { publishPage } from './support/publish-page.ts'
import type { Sandbox } from './support/sandbox.ts'

// These tests run one after the other, since they switch the support desk off and on.
test.describe.configure({ mode: 'default' })

const BANNER = 'We were unable to submit your form. You can try submitting again.'
const supportSchema = z.array(z.object({ name: z.string(), email: z.string(), message: z.string() }))

/** A message that no other test sends. */
const newMessage = () => `My trainer sleeps. ${crypto.randomUUID()}`

async function received({ url }: Sandbox, message: string) {
  const all = supportSchema.parse(await (await fetch(`${url}/control/support`)).json())
  return all.filter((each) => each.message === message)
}

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('E-mail').fill(`maya-${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Subject').selectOption('Something else')
  await page.getByLabel('Message').fill(message)
}

const write = { slice_type: 'cta', primary: { title: 'Help', label: 'Write to us', event: 'open_contact_email_form' } }

const signUp = {
  slice_type: 'email_signup',
  primary: {
    title: 'Stay in the bunch',
    button_label: 'Sign me up',
    input_error_message: 'Lost its way.',
    terms_error_message: 'Agree first.',
    thank_you_message: { $rich: 'You are in.' },
  },
}

test.describe('the modal', () => {
  test.use({ allowedErrors: [/502/] })

  test('opens by its button alone, keeps every letter through a failure and a reload, and thanks [CT-001, CT-012, CT-034]', async ({
    page,
    sandbox,
    request,
    gotoHydrated,
  }) => {
    const path = await publishPage(request, sandbox, [write])
    const before: string[] = []
    page.on('request', (asked) => void before.push(asked.url()))
    await gotoHydrated(path)
    await page.waitForLoadState('networkidle')
    expect(before.filter((url) => url.includes('/api/contact'))).toEqual([])
    await page.getByRole('button', { name: 'Write to us' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Drop us a line' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Missing email')).toBeVisible()
    await expectAccessible(page)
    const message = newMessage()
    await fillIn(page, message)
    await sandbox.fault({ service: 'support', kind: 'failing' })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(BANNER)
    await expectAccessible(page)
    await gotoHydrated(path)
    await page.getByRole('button', { name: 'Write to us' }).click()
    await expect(page.getByLabel('Message')).toHaveValue(message)
    expect(await received(sandbox, message)).toEqual([])
    await sandbox.clearFaults()
    await dialog.getByRole('button', { name: 'Send' }).dblclick()
    const thanks = page.getByRole('dialog', { name: 'thanks for submitting' })
    await expect(thanks).toBeVisible()
    await expectAccessible(page)
    await thanks.getByRole('button', { name: 'ok, got it' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Write to us' })).toBeFocused()
    expect(await received(sandbox, message)).toHaveLength(1)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/429/] })

  test('the same form is a page; a failure leads back to every letter [CT-012, CT-013]', async ({
    page,
    sandbox,
    request,
  }) => {
    await page.goto(await publishPage(request, sandbox, [write]))
    await page.getByRole('button', { name: 'Write to us' }).click()
    await expect(page).toHaveURL(/\/help\/contact\??$/)
    const message = newMessage()
    await fillIn(page, message)
    await sandbox.fault({ service: 'support', kind: 'unreachable' })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert').getByText(BANNER)).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue(message)
    await expect(page.getByLabel('Subject')).toHaveValue('Something else')
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/\/help\/contact\/sent$/)
    await expect(page.getByRole('heading', { level: 1, name: 'thanks for submitting' })).toBeVisible()
    expect(await received(sandbox, message)).toHaveLength(1)
  })

  test('an e-mail sign-up leads back to its thanks [FM-011, TR-002]', async ({ page, sandbox, request }) => {
    await page.goto(await publishPage(request, sandbox, [signUp]))
    const email = `maya-${crypto.randomUUID()}@example.com`
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Sign me up' }).click()
    await expect(page.getByText('You are in.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(await sandbox.tracked('newsletter')).toContainEqual(expect.objectContaining({ email }))
  })
})

test('an e-mail sign-up says what is wrong from the first try on, and thanks [FM-005, FM-006, FM-011]', async ({
  page,
  sandbox,
  request,
  gotoHydrated,
}) => {
  await gotoHydrated(await publishPage(request, sandbox, [signUp]))
  const email = page.getByRole('textbox', { name: 'E-mail address' })
  await email.fill('maya')
  await expect(page.locator('form[novalidate]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign me up' }).click()
  await expect(page.getByText('Lost its way.')).toBeVisible()
  await expectAccessible(page, 'main')
  await email.fill(`maya-${crypto.randomUUID()}@example.com`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign me up' }).click()
  await expect(page.getByRole('status').getByText('You are in.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'You are in.' })).toBeFocused()
})

test('the page is accessible and fits, and its form is at work', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/de/help/contact')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByText('Die E-Mail-Adresse fehlt')).toBeVisible()
})

test.describe('the chat', () => {
  const chat = { slice_type: 'cta', primary: { title: 'Help', label: 'Chat with us', event: 'open_chat' } }

  test('opens where an agent is there, loaded by the press alone; without one the form does [CT-017, CT-028, CT-029]', async ({
    page,
    sandbox,
    request,
    gotoHydrated,
  }) => {
    const path = await publishPage(request, sandbox, [chat])
    const scripts: string[] = []
    page.on('request', (asked) => asked.url().endsWith('/chat.js') && scripts.push(asked.url()))
    await gotoHydrated(path)
    expect(scripts).toEqual([])
    await page.getByRole('button', { name: 'Chat with us' }).click()
    await expect(page.getByRole('log')).toContainText(path)
    expect(scripts).toHaveLength(1)
    await page.getByRole('button', { name: 'Close chat' }).click()
    await request.post(`${sandbox.url}/control/chat`, { data: { available: false } })
    await page.getByRole('button', { name: 'Chat with us' }).click()
    await expect(page.getByRole('dialog', { name: 'Drop us a line' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Get Help' })).toBeFocused()
    await request.post(`${sandbox.url}/control/chat`, { data: { available: true } })
  })
})

test('the help page finds answers of the whole site, and people in two clicks [SY-003]', async ({
  page,
  gotoHydrated,
}) => {
  await gotoHydrated('/help')
  await expectAccessible(page)
  await expectNoOverflow(page)
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(data).toContain('"FAQPage"')
  await page.getByRole('searchbox').fill('cancel apple')
  const found = page.locator('details:visible')
  await expect(found.filter({ hasNotText: /apple/i })).toHaveCount(0)
  await expect(found.first()).toContainText('Apple')
  await page.getByRole('searchbox').fill('zebra')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await page.locator('#contact').getByRole('button', { name: 'Write to us' }).click()
  await expect(page.getByRole('dialog', { name: 'Drop us a line' })).toBeVisible()
})

test('every field is accessible and whole in every state [FM-016, FM-020]', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/gallery/fields')
  await page.getByRole('button', { name: 'Show' }).first().click()
  await expectAccessible(page)
  await expectNoOverflow(page)
})
