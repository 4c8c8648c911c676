import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/overflow.ts'

// The only error in the browser is the test's own.
test.use({ allowedErrors: [/links cannot be followed/] })

for (const { path, language, title, retry } of [
  { path: '/about?from=mail', language: 'en', title: 'Something went wrong', retry: 'Try again' },
  { path: '/de/about', language: 'de', title: 'Da ist etwas schiefgegangen', retry: 'Noch einmal versuchen' },
]) {
  test(`a page whose script fails says so in its language and offers another try at ${path}`, async ({ page }) => {
    await page.addInitScript(failUntilMended)
    await page.goto(path)
    await expect(page.getByRole('heading')).toHaveText([title])
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectAccessible(page)
    await expectNoOverflow(page)

    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
    await page.getByRole('link', { name: retry }).press('Enter')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page).toHaveURL(path)
  })
}

/** Runs in the browser. Makes adding the layout's own listener fail, so that the whole page fails. */
function failUntilMended() {
  if (sessionStorage.getItem('mended')) return
  const listen = document.addEventListener.bind(document)
  document.addEventListener = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) => {
    if (type === 'touchstart' && typeof options === 'object' && options.signal)
      throw new Error('links cannot be followed')
    listen(type, listener, options)
  }
}
