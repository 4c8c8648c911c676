import type { APIRequestContext } from '@playwright/test'
import lzString from 'lz-string'
import { expect, test } from './support/fixtures.ts'
import { heading, newHeading, testDocument, testUid } from './support/test-document.ts'

test('a draft shows to its editor alone, hydrated and under a nonce, until the editor leaves', async ({
  page,
  request,
  sandbox,
}) => {
  const uid = testUid('draft')
  const halfAButton = { slice_type: 'text_strip', primary: { text: 'Ride on', button_label: 'Go' } }
  const sections = [heading('Published'), { slice_type: 'live_data' }, halfAButton]
  const documentId = await sandbox.create(testDocument(uid, sections))
  await sandbox.edit(`page/${uid}/en-us`, newHeading('In the draft'))
  const address = previewAddress(await sandbox.createPreview(), documentId)

  await page.goto(address)
  await expect(page).toHaveURL(`/${uid}`)
  const draft = await page.reload()
  await expect(page.getByRole('heading', { name: 'In the draft' })).toBeVisible()
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')))
  const { 'content-security-policy': policy = '', 'cache-control': caching } = draft?.headers() ?? {}
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{22,}'/)
  expect(policy).not.toMatch(/script-src [^;]*unsafe/)
  expect(caching).toMatch(/no-store/)
  const again = await page.reload()
  expect(again?.headers()['content-security-policy']).not.toBe(policy)
  await expectPublished(request, `/${uid}`)

  const findings = page.locator('#text_strip-3').getByRole('complementary')
  await findings.getByText('One thing to look at').click()
  await expect(findings.getByRole('listitem')).toHaveText(/^Button URL This field is empty/)
  await expect(page.getByRole('main').getByRole('complementary')).toHaveCount(1)

  const bar = page.getByRole('status').filter({ hasText: 'draft' })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Share this draft' }).click()
  const link = await bar.getByRole('textbox', { name: 'Link for 24 hours' }).inputValue()
  const shared = await request.get(link)
  expect(shared.url()).toMatch(new RegExp(`/${uid}$`))
  expect(await shared.text()).toContain('In the draft')
  await request.get('/api/exit-preview')

  await bar.getByRole('link').click()
  await expect(page).toHaveURL(`/${uid}`)
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible()
  await expect(page.getByText('In the draft')).toHaveCount(0)
})

test('a page whose flag is off is missing to visitors and shows to its editor [PB-018]', async ({
  page,
  request,
  sandbox,
}) => {
  const document = testDocument(testUid('flagged'), [heading('Not out yet')])
  const documentId = await sandbox.create({ ...document, data: { ...document.data, feature_flag: 'unreleased' } })
  expect((await request.get(`/${document.uid}`)).status()).toBe(404)
  await page.goto(previewAddress(await sandbox.createPreview(), documentId))
  await expect(page.getByRole('heading', { name: 'Not out yet' })).toBeVisible()
  expect((await request.get(`/${document.uid}`)).status()).toBe(404)
})

test('a preview that the content service does not know is refused, and switches nothing on', async ({
  request,
  sandbox,
}) => {
  const documentId = await sandbox.create(testDocument(testUid('no-draft'), [heading('Published')]))
  const token = await sandbox.createPreview()
  const refused = [
    previewAddress('http://evil.example/previews/x?websitePreviewId=x', documentId),
    previewAddress('websitePreviewId=', documentId),
    previewAddress('no preview at all', documentId),
    previewAddress(token, 'nothing'),
    previewAddress(token, '../secret'),
    '/api/preview',
  ]
  for (const address of refused) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(400)
    expect(answer.headers()['content-type'], address).toBe('application/problem+json')
    expect(answer.headers()['set-cookie'], address).toBeUndefined()
  }
})

test.describe('the simulator', () => {
  // The sandbox has no icon, and without its frame the simulator is a page that does not exist.
  test.use({ allowedErrors: [/favicon\.ico|slice-simulator/] })

  test('shows the sections of its state in a frame, and only there', async ({ page, sandbox, baseURL }) => {
    const sections = [
      {
        slice_type: 'text',
        primary: { blocks: [{ copy: [{ type: 'heading2', text: 'Being written', spans: [] }] }] },
        items: [],
      },
      { slice_type: 'live_data', primary: {}, items: [] },
      { slice_type: 'embedded_html', primary: { html: '<p>In a frame of its own</p>' }, items: [] },
    ]
    const state = lzString.compressToEncodedURIComponent(JSON.stringify(sections))
    const address = `${baseURL}/slice-simulator?state=${state}`

    // For the site, this is the content system's editor: a page of another origin with a frame.
    await page.goto(`${sandbox.url}/control/health`)
    const simulator = page.waitForResponse((response) => response.url() === address)
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src, width: 800, height: 600 }))
    }, address)
    const headers = (await simulator).headers()
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
    expect(headers['x-frame-options']).toBeUndefined()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Being written' })).toBeVisible()
    await expect(frame.frameLocator('iframe').getByText('In a frame of its own')).toBeVisible()

    await page.goto(address)
    await expect(page.getByText('Being written')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

for (const state of ['', 'garbage', '%7B%7D', 'N4Ig'.repeat(200)]) {
  test(`the simulator takes ${state.slice(0, 12) || 'no state'} for no sections`, async ({ request }) => {
    const answer = await request.get(`/slice-simulator?state=${state}`, { headers: { 'sec-fetch-dest': 'iframe' } })
    expect(answer.status()).toBe(200)
  })
}

function previewAddress(token: string, documentId: string): string {
  return `/api/preview?${new URLSearchParams({ token, documentId }).toString()}`
}

async function expectPublished(request: APIRequestContext, path: string): Promise<void> {
  const html = await (await request.get(path)).text()
  expect(html).toContain('Published')
  expect(html).not.toContain('In the draft')
  expect(html).not.toContain('thing to look at')
}
