import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { heading, newHeading, testDocument, testUid } from './support/test-document.ts'

test('a publish shows on the next request', async ({ request, sandbox }, { annotations }) => {
  const uid = testUid('fresh')
  await sandbox.create(testDocument(uid, [heading('Before')]))
  await expectText(request, `/${uid}`, 'Before')

  const begun = performance.now()
  await sandbox.publish(`page/${uid}/en-us`, newHeading('After'))
  await expectText(request, `/${uid}`, 'After')
  const measured = `${Math.round(performance.now() - begun)} ms from the publish to the new page`
  annotations.push({ type: 'measured', description: measured })
  console.warn(measured)
})

test('exactly the pages that use a document are regenerated', async ({ request, sandbox }) => {
  const [shared, untouched] = [testUid('shared'), testUid('untouched')]
  await sandbox.create(testDocument(shared, [heading('Before')]))
  await sandbox.create(testDocument(untouched, [heading('As it was')]))
  const users = [`/${shared}`, `/de/${shared}`]
  const others = [`/${untouched}`, '/about', '/ja']
  const before = new Map<string, APIResponse>()
  for (const path of [...users, ...others]) before.set(path, await settled(request, path))

  await sandbox.publish(`page/${shared}/en-us`, newHeading('After'))
  for (const path of users) {
    const answer = await request.get(path)
    expect(await answer.text(), path).toContain('After')
    expect(cacheState(answer), path).not.toBe('HIT')
    expect(answer.headers().etag, path).not.toBe(before.get(path)?.headers().etag)
  }
  for (const path of others) {
    const answer = await request.get(path)
    expect(cacheState(answer), path).toBe('HIT')
    expect(answer.headers().etag, path).toBe(before.get(path)?.headers().etag)
  }
})

test('a translation takes the place of the English page, and every language names it', async ({
  page,
  request,
  sandbox,
}) => {
  const uid = testUid('translated')
  await sandbox.create(testDocument(uid, [heading('In English')]))
  await expectText(request, `/fr/${uid}`, 'In English')
  await expectText(request, `/${uid}`, 'In English')

  await sandbox.create(testDocument(uid, [heading('En français')], 'fr-fr'))
  await expectText(request, `/fr/${uid}`, 'En français')
  await page.goto(`/${uid}`)
  await expect(page.locator('link[rel=alternate][hreflang=fr]')).toHaveAttribute('href', new RegExp(`/fr/${uid}$`))
})

test('a page comes up after its 404, and leads to one again when it is taken off', async ({ request, sandbox }) => {
  const uid = testUid('late')
  for (let visit = 0; visit < 2; visit += 1) expect((await request.get(`/${uid}`)).status()).toBe(404)

  await sandbox.create(testDocument(uid, [heading('Here now')]))
  await expectText(request, `/${uid}`, 'Here now')
  expect(cacheState(await settled(request, `/${uid}`))).toBe('HIT')

  await sandbox.unpublish(`page/${uid}/en-us`)
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await request.get(`/${uid}`)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toContain('Here now')
  }
})

test('the sitemap names a new page, and forgets it', async ({ request, sandbox }) => {
  const uid = testUid('mapped')
  await sandbox.create(testDocument(uid, [heading('On the map')]))
  expect(await (await request.get('/sitemaps/en.xml')).text()).toContain(`/${uid}<`)
  await sandbox.unpublish(`page/${uid}/en-us`)
  expect(await (await request.get('/sitemaps/en.xml')).text()).not.toContain(`/${uid}<`)
})

test('a publish with the wrong secret changes nothing', async ({ request }) => {
  const kept = await settled(request, '/terms')
  for (const secret of ['guess', '', undefined]) {
    const answer = await request.post('/api/revalidate', { data: { secret, documents: [] } })
    expect(answer.status()).toBe(401)
    expect(answer.headers()['content-type']).toBe('application/problem+json')
  }
  expect(cacheState(await request.get('/terms'))).toBe('HIT')
  expect((await request.get('/terms')).headers().etag).toBe(kept.headers().etag)
})

const cacheState = (answer: APIResponse) => answer.headers()['x-nextjs-cache']

/** Requests the page until it comes from the cache. */
async function settled(request: APIRequestContext, path: string): Promise<APIResponse> {
  await request.get(path)
  await expect.poll(async () => cacheState(await request.get(path)), path).toBe('HIT')
  return request.get(path)
}

async function expectText(request: APIRequestContext, path: string, text: string): Promise<void> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  expect(await answer.text(), path).toContain(text)
}
