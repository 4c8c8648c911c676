import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { choosePlayer, signInAs } from './support/sign-in.ts'

test.describe('an answer of the provider', () => {
  const problem = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are not signed in yet' })

  test('that the player stopped is told in words, and another try works', async ({ page }) => {
    const sent = page.waitForRequest((request) => request.url().includes('/identity/auth?'))
    await page.goto('/login?returnTo=/plans')
    const state = new URL((await sent).url()).searchParams.get('state') ?? ''
    await page.goto(`/api/auth/callback?${new URLSearchParams({ error: 'access_denied', state }).toString()}`)
    await expect(problem(page)).toBeVisible()
    await expect(page.getByText('The sign-in was stopped before it was finished.')).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    await choosePlayer(page, 'Maya')
    await expect(page).toHaveURL('/plans')
  })

  test('that the making of an account was stopped leads to another try of that [SY-006]', async ({ page }) => {
    const sent = page.waitForRequest((request) => request.url().includes('/identity/auth?'))
    await page.goto('/join?returnTo=/plans')
    const state = new URL((await sent).url()).searchParams.get('state') ?? ''
    await page.goto(`/api/auth/callback?${new URLSearchParams({ error: 'access_denied', state }).toString()}`)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  })

  test('that is loaded twice does no harm to a player who is signed in, and is of no use to others', async ({
    page,
    browser,
    baseURL,
  }) => {
    const sent = page.waitForRequest((request) => request.url().includes('/api/auth/callback?'))
    await signInAs(page, 'Maya', '/about')
    const callback = (await sent).url()
    await page.goto(callback)
    await expect(page).toHaveURL('/')
    await expect(page.locator('#player-menu [data-player-name]')).toHaveText('Maya')
    const stranger = await browser.newContext({ baseURL })
    const other = await stranger.newPage()
    await other.goto(callback)
    await expect(problem(other)).toBeVisible()
    await expect(other.getByText('That took a little too long')).toBeVisible()
    await stranger.close()
  })

  test('to nobody’s question is too late', async ({ page }) => {
    await page.goto('/api/auth/callback?code=made-up&state=made-up')
    await expect(problem(page)).toBeVisible()
  })
})

test.describe('the page of a sign-in that failed', () => {
  for (const [language, returnTo] of [
    ['en', '/'],
    ['de', '/de'],
    ['ja', '/ja'],
  ] as const) {
    test(`is for everybody, in ${language}`, async ({ page }) => {
      await page.goto(`/login?${new URLSearchParams({ problem: 'unavailable', returnTo }).toString()}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectAccessible(page)
      await expectNoOverflow(page, [320, 375, 768, 1024, 1440])
    })
  }

  test('asks who was led to sign-in by another site whether they want to', async ({ page }) => {
    await page.goto('/login?problem=asked_elsewhere&returnTo=/de/events')
    await expect(page.getByText('Eine andere Website hat dich hierher geführt.')).toBeVisible()
    const goOn = page.getByRole('main').getByRole('link', { name: 'Einloggen' })
    await expect(goOn).toHaveAttribute('href', '/login?returnTo=%2Fde%2Fevents')
    await page.goto('/login?problem=asked_elsewhere&returnTo=/de/events&join=1')
    await expect(page.getByText('Wenn du ein Konto anlegen möchtest')).toBeVisible()
    const join = page.getByRole('main').getByRole('link', { name: 'Mitmachen' })
    await expect(join).toHaveAttribute('href', '/join?returnTo=%2Fde%2Fevents')
  })

  test('tells no reason of somebody’s making', async ({ page }) => {
    await page.goto('/login?problem=<script>alert(1)</script>&returnTo=//evil.example')
    await expect(page.getByText('Something went wrong while signing you in.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/login?returnTo=%2F')
  })
})
