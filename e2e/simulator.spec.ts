import type { Page } from '@playwright/test'
import { EDITOR, openEditor, sendSections, toldBy, untilConnected, writtenText } from './support/content-editor.ts'
import { expect, test } from './support/fixtures.ts'

test('the page builder shows an edit at once, only the latest of many, and which field is wrong', async ({
  page,
  baseURL,
}) => {
  const frame = await openEditor(page, `${baseURL}/slice-simulator`)
  await untilConnected(page)
  await sendSections(page, [writtenText('First thought')])
  await expect(frame.getByRole('heading', { name: 'First thought' })).toBeVisible()
  await expect.poll(() => toldBy(page)).toContainEqual(expect.objectContaining({ type: 'setSliceZoneSize' }))
  await frame.getByRole('heading', { name: 'First thought' }).hover()
  const active = expect.objectContaining({ sliceID: 'text', variationID: 'default', index: 0 })
  await expect.poll(() => toldBy(page)).toContainEqual({ type: 'setActiveSlice', data: active })

  const asked = await holdDrawing(page)
  for (let edit = 1; edit <= 10; edit += 1) await sendSections(page, [writtenText(`Edit ${edit}`)])
  await expect.poll(() => asked.addresses).toHaveLength(1)
  asked.letGo()
  await expect(frame.getByRole('heading', { name: 'Edit 10' })).toBeVisible()
  expect(asked.addresses, 'the first, and the last once the first was there').toHaveLength(2)

  const halfAButton = { slice_type: 'text_strip', primary: { text: 'Ride on', button_label: 'Go' } }
  await sendSections(page, [
    writtenText('Before'),
    { ...halfAButton, variation: 'default', items: [] },
    { ...halfAButton, variation: 'default', items: [], slice_type: 'wind_tunnel' },
  ])
  const findings = frame.locator('#text_strip-2').getByRole('complementary')
  await findings.getByText('One thing to look at').click()
  await expect(findings.getByRole('listitem')).toHaveText(/^Button URL This field is empty/)
  await expect(frame.getByRole('note')).toContainText('“wind_tunnel”')
  await expect(frame.getByRole('heading', { name: 'Before' })).toBeVisible()
})

test('forged messages do nothing, wherever they come from', async ({ page, baseURL }) => {
  const frame = await openEditor(page, `${baseURL}/slice-simulator`)
  await untilConnected(page)
  await sendSections(page, [writtenText('Written by the editor')])
  await expect(frame.getByRole('heading', { name: 'Written by the editor' })).toBeVisible()

  await page.route('https://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Advertisement</title>' }),
  )
  const advertisement = await openFrame(page, 'https://evil.example/banner')
  await advertisement.evaluate(forge, writtenText('Forged beside the editor'))
  // Sends from the page builder's own window, but not through the port that it provided.
  await page.evaluate((sections) => {
    const message = { requestID: 'x', type: 'setSliceZone', data: [sections] }
    for (const data of [message, JSON.stringify(message), null, { type: 'connect' }]) {
      document.querySelector('iframe')?.contentWindow?.postMessage(data, '*')
    }
  }, writtenText('Sent without a port'))

  await sendSections(page, [writtenText('Written after that')])
  await expect(frame.getByRole('heading', { name: 'Written after that' })).toBeVisible()
  await expect(frame.getByRole('main')).not.toContainText(/forged|without a port/i)
})

test.describe('framed from elsewhere', () => {
  test.use({ allowedErrors: [/frame-ancestors|chrome-error/] })

  test('the live preview is refused', async ({ page, baseURL }) => {
    for (const origin of ['https://evil.example', `${EDITOR}.evil.example`, 'https://another-repository.prismic.io']) {
      const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
      const frame = await openEditor(page, `${baseURL}/slice-simulator`, origin)
      await refusal
      await expect(frame.getByRole('main'), origin).toHaveCount(0)
      expect(await page.evaluate(() => 'heard' in window && window.heard), origin).toEqual([])
    }
  })
})

/** Holds back the server's answers until `letGo` is called. */
async function holdDrawing(page: Page): Promise<{ addresses: string[]; letGo: () => void }> {
  const addresses: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/slice-simulator\?state=/, async (route) => {
    addresses.push(route.request().url())
    await promise
    await route.continue()
  })
  return { addresses, letGo: resolve }
}

async function openFrame(page: Page, address: string) {
  const opened = page.waitForEvent('framenavigated', (each) => each.url() === address)
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), address)
  return opened
}

/** Runs in a frame beside the live preview, and tries to become its editor according to the protocol. */
function forge(section: unknown): void {
  const preview = parent.frames[0]
  const { port1, port2 } = new MessageChannel()
  preview?.postMessage({ requestID: 'client-1', type: 'connect', data: {} }, '*', [port2])
  port1.postMessage({ requestID: 'client-2', type: 'setSliceZone', data: [section] }, [])
  preview?.postMessage({ requestID: 'client-3', type: 'setSliceZone', data: [section] }, '*')
}
