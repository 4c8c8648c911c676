import type { Page } from '@playwright/test'
import { edit, openEditor, REACHES_HERE, serveOrigin } from './support/editor-page.ts'
import { expect, test } from './support/fixtures.ts'
import type { Section } from './support/publish-page.ts'

const text = (words: string): Section => ({
  slice_type: 'text',
  primary: { blocks: [{ copy: [{ type: 'heading2', text: words, spans: [] }] }] },
})

/** How often the framed page has asked for itself since. */
function countRefreshes(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/slice-simulator?')) count += 1
  })
  return () => count
}

test('what is written in the content system’s editor shows in its frame while it is written', async ({
  page,
  baseURL,
}, testInfo) => {
  const preview = await openEditor(page, baseURL ?? '')
  const refreshes = countRefreshes(page)

  await edit(page, [[text('Being written'), { slice_type: 'live_data' }]])
  await expect(preview.getByRole('heading', { name: 'Being written' })).toBeVisible()
  await expect(preview.getByRole('banner')).toHaveCount(0)

  const told = () => page.evaluate(() => window.editor.told)
  await expect(async () => {
    const height = await preview.locator('main').evaluate((main) => main.getBoundingClientRect().height)
    const sizes = (await told()).filter(({ type }) => type === 'setSliceZoneSize')
    expect(sizes.at(-1)).toMatchObject({ data: { rect: { height } } })
  }).toPass()
  await preview.getByRole('heading', { name: 'Being written' }).hover()
  const active = expect.objectContaining({ sliceID: 'text', variationID: 'default', index: 0 })
  await expect.poll(told).toContainEqual({ type: 'setActiveSlice', data: active })

  // Twenty at once are more than a hand can type: the last one shows, and the server draws a few of them only.
  const before = refreshes()
  await edit(
    page,
    Array.from({ length: 20 }, (_, index) => [text(`Edit ${index + 1}`)]),
  )
  await expect(preview.getByRole('heading', { name: 'Edit 20' })).toBeVisible()
  expect(refreshes() - before).toBeLessThanOrEqual(3)

  const times: number[] = []
  const frame = page.frames()[1]
  for (let count = 1; count <= 10; count += 1) {
    const sent = Date.now()
    await edit(page, [[text(`Typed ${count}`)]])
    await frame?.waitForFunction(
      (words) => document.querySelector('main h1, main h2')?.textContent === words,
      `Typed ${count}`,
    )
    times.push(Date.now() - sent)
  }
  const median = times.toSorted((one, other) => one - other)[5] ?? 0
  testInfo.annotations.push({ type: 'median of an edit', description: `${median} ms` })
  // Alone on the machine it is below 300 ms; other tests run beside this one.
  expect(median).toBeLessThan(1500)

  await edit(page, [[{ slice_type: 'no_such_type' }, text('Beside it')]])
  await expect(preview.getByRole('note')).toContainText('no_such_type')
  await expect(preview.getByRole('heading', { name: 'Beside it' })).toBeVisible()

  const tooMany = Array.from({ length: 41 }, () => ({ slice_type: 'spacer' }))
  await expect(edit(page, [tooMany])).rejects.toThrow('bad request')
  await expect(preview.getByRole('alert').filter({ hasText: 'more here than' })).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Beside it' })).toBeVisible()
})

test.describe('nobody else', () => {
  // The browser says that it refuses the frame.
  test.use({ allowedErrors: [/frame-ancestors|refused to connect/i] })

  test('shows sections in the framed page, or frames it', async ({ page, context, baseURL }) => {
    const forgery = JSON.stringify([{ ...text('Forged'), variation: 'default', items: [] }])
    const forge = `<script>
      const frame = parent.frames[0]
      const { port1, port2 } = new MessageChannel()
      port1.postMessage({ requestID: 'b', type: 'setSliceZone', data: ${forgery} })
      frame.postMessage({ requestID: 'a', type: 'connect', data: {} }, '*', [port2])
      frame.postMessage({ requestID: 'c', type: 'setSliceZone', data: ${forgery} }, '*')
      parent.postMessage('forged', '*')
    </script>`
    await serveOrigin(context, 'https://evil.example', forge)
    // Of the editor's origin by its name, but not the window that frames the page.
    await serveOrigin(context, 'https://other.prismic.io', forge)

    const preview = await openEditor(page, baseURL ?? '')
    await edit(page, [[text('Before')]])
    await expect(preview.getByRole('heading', { name: 'Before' })).toBeVisible()
    for (const origin of ['https://evil.example', 'https://other.prismic.io']) {
      await page.evaluate(
        (src) =>
          new Promise((resolve) => {
            addEventListener('message', ({ data }) => data === 'forged' && resolve(undefined))
            document.body.append(Object.assign(document.createElement('iframe'), { src }))
          }),
        `${origin}/`,
      )
    }
    // What was forged came first: had it been heard, the editor's port would be closed by now.
    await edit(page, [[text('After')]])
    await expect(preview.getByRole('heading', { name: 'After' })).toBeVisible()
    await expect(preview.getByText('Forged')).toHaveCount(0)

    await serveOrigin(
      context,
      'https://thief.example',
      `<iframe allow="${REACHES_HERE}" src="${baseURL ?? ''}/slice-simulator"></iframe>`,
    )
    await page.goto('https://thief.example/')
    await expect(page.frameLocator('iframe').locator('#main')).toHaveCount(0)
    expect(page.frames()[1]?.url()).not.toContain('/slice-simulator')
  })
})
