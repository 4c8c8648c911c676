import { expect, test } from './support/fixtures.ts'

for (const [path, words, field] of [
  ['/help/contact', 'You are offline', 'message'],
  ['/ja/help/contact', 'オフラインです', 'message'],
] as const)
  test.describe(path, () => {
    test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

    test('a page says that the line is gone, keeps what was typed, and goes on once it is back', async ({
      page,
      context,
      gotoHydrated,
    }) => {
      await gotoHydrated(path)
      const typed = page.locator(`main [name=${field}]`)
      await typed.fill('Passfahrer')
      const notice = page.getByRole('status').filter({ hasText: words })
      await expect(notice).toBeHidden()

      await context.setOffline(true)
      await expect(notice).toBeVisible()
      await expect(typed).toBeFocused()
      await expect(typed).toHaveValue('Passfahrer')

      await context.setOffline(false)
      await expect(notice).toBeHidden()
      await expect(typed).toHaveValue('Passfahrer')
    })
  })
