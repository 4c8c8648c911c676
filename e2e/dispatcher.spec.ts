import { expect, test } from './support/fixtures.ts'
import { publishPage } from './support/publish-page.ts'

const text = (copy: string) => ({ slice_type: 'text', primary: { blocks: [{ copy: { $rich: copy } }] } })

test('sections stand in the order of the document, each with its anchor [PB-003, PB-024]', async ({
  page,
  request,
  sandbox,
}) => {
  await page.goto(await publishPage(request, sandbox, [text('First'), { slice_type: 'spacer' }, text('Third')]))
  await expect(page.locator('#text-1 .prose')).toHaveText('First')
  await expect(page.locator('#spacer-2')).toHaveCount(1)
  await expect(page.locator('#text-3')).toHaveText('Third')
})

test('a section type that nobody knows leaves a notice, and the others stay [PB-026]', async ({
  page,
  request,
  sandbox,
}) => {
  await page.goto(await publishPage(request, sandbox, [text('Before'), { slice_type: 'wind_tunnel' }, text('After')]))
  await expect(page.getByRole('note')).toContainText('We don’t know how to show “wind_tunnel”')
  await expect(page.getByText('After', { exact: true })).toBeVisible()
})

test.describe('a section whose browser part fails', () => {
  test.use({ allowedErrors: [/no observer today/] })

  test('disappears alone, and the console says why [PB-022, PB-023]', async ({
    page,
    request,
    sandbox,
    gotoHydrated,
  }) => {
    const path = await publishPage(request, sandbox, [text('Before'), { slice_type: 'live_data' }, text('After')])
    await page.addInitScript(() => {
      // Replaces the observer by which islands in sections wait (components/ui/island.tsx), recognized by its margin; the
      // framework's links use another one.
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe(target: Element): void {
          if (this.rootMargin.startsWith('25%') && target.closest('.section')) throw new Error('no observer today')
          super.observe(target)
        }
      }
    })
    const complaint = page.waitForEvent('console', (message) =>
      message.text().includes('live_data-2 failed and is hidden'),
    )
    await gotoHydrated(path)
    await complaint
    await expect(page.locator('#live_data-2')).toBeEmpty()
    await expect(page.getByText('Before', { exact: true })).toBeVisible()
    await expect(page.getByText('After', { exact: true })).toBeVisible()
  })
})

test('opening one question of an FAQ closes the others [SL-faq-01, FM-013, FM-014]', async ({
  page,
  request,
  sandbox,
}) => {
  const items = ['One', 'Two', 'Three'].map((name) => ({ question: `${name}?`, answer: { $rich: `Answer ${name}` } }))
  await page.goto(await publishPage(request, sandbox, [{ slice_type: 'faq', items }]))
  await page.getByText('One?').click()
  await expect(page.getByText('Answer One')).toBeVisible()
  await page.getByText('Three?').click()
  await expect(page.getByText('Answer Three')).toBeVisible()
  await expect(page.getByText('Answer One')).toBeHidden()
  await page.getByText('Three?').click()
  await expect(page.getByText('Answer Three')).toBeHidden()
})

test('an address with a hash comes to its section [PB-014]', async ({ page, request, sandbox }) => {
  const far = Array.from({ length: 6 }, () => ({ slice_type: 'spacer', primary: { height: 400 } }))
  const path = await publishPage(request, sandbox, [text('Top'), ...far, text('Far down'), ...far])
  await page.goto(`${path}#text-8`)
  await expect(page.getByText('Far down')).toBeInViewport()
  await expect(page.getByText('Top', { exact: true })).not.toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is all there', async ({ page, request, sandbox }) => {
    const faq = { slice_type: 'faq', items: [{ question: 'One?', answer: { $rich: 'Answer One' } }] }
    await page.goto(
      await publishPage(request, sandbox, [text('Before'), faq, { slice_type: 'live_data' }, text('After')]),
    )
    await expect(page.getByText('After', { exact: true })).toBeVisible()
    await page.getByText('One?').click()
    await expect(page.getByText('Answer One')).toBeVisible()
  })
})
