import { expect, test, untilHydrated } from './support/fixtures.ts'
import { KEPT } from './support/kept.ts'
import { expectOwnPlace } from './support/own-place.ts'
import { rawRequest } from './support/raw-request.ts'
import { testDocument, testUid } from './support/test-document.ts'

test('a visitor finds a video in a strip, watches it on a page of its own and goes on to the next [VD-005, VD-006, SL-video_category_strip-01]', async ({
  page,
  gotoHydrated,
}) => {
  await gotoHydrated('/de/videos')
  await page.getByRole('link', { name: 'Am Hinterrad bleiben' }).click()
  await expect(page).toHaveURL(/\/de\/video\/videos\/hold-a-wheel$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Am Hinterrad bleiben')
  await expect(page.locator('video')).toHaveCount(0)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle') // until its script has loaded, the link leads to the file
  await page.getByRole('link', { name: 'Video abspielen: Am Hinterrad bleiben' }).click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Rund treten' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rund treten')
  await page.getByRole('link', { name: 'Alle Videos' }).click()
  await expect(page).toHaveURL(/\/de\/videos$/)
})

test('a video page is cached, has one address that every language names, and data for search engines', async ({
  request,
  baseURL,
}) => {
  const path = '/video/videos/hold-a-wheel'
  await request.get(path)
  const answer = await request.get(path)
  expect(answer.headers()['x-nextjs-cache']).toMatch(KEPT)
  const html = await answer.text()
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`)
  for (const language of ['de', 'es', 'fr', 'it', 'ja']) expect(html).toContain(`href="${baseURL}/${language}${path}"`)
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({
    '@graph': expect.arrayContaining([
      expect.objectContaining({
        '@type': 'VideoObject',
        name: 'Hold a wheel',
        mainEntityOfPage: `${baseURL}${path}`,
      }),
    ]),
  })
  expect(await (await request.get('/sitemaps/ja.xml')).text()).toContain(`${baseURL}/ja${path}<`)

  const byUid = await rawRequest('/de/video/hold-a-wheel')
  expect([byUid.status, expectOwnPlace(byUid.headers.location)]).toEqual([308, `/de${path}`])
  for (const missing of ['/video/videos/no-such', '/video/elsewhere/hold-a-wheel', '/video/no-such', '/video'])
    expect((await request.get(missing)).status(), missing).toBe(404)
})

test('a publish of a category regenerates the pages that show it [VD-008]', async ({ request, sandbox }) => {
  const [uid, category, video] = [testUid('strip'), testUid('category'), testUid('video')]
  const shared = { lang: 'en-us' }
  await sandbox.create({ ...shared, type: 'video', uid: video, data: { title: 'Brand new' } })
  await sandbox.create({
    ...shared,
    type: 'video_category',
    uid: category,
    data: { title: 'Before', category_videos: [] },
  })
  const primary = { category_uid: category, video_landing_uid: uid }
  await sandbox.create(testDocument(uid, [{ slice_type: 'video_category_strip', primary }]))
  const textOf = async (path: string) => (await request.get(path)).text()
  expect(await textOf(`/${uid}`)).not.toContain('Brand new')
  expect((await request.get(`/video/${uid}/${video}`)).status()).toBe(404)

  const videos = [{ video: { $link: `video:${video}` } }]
  await sandbox.publish(`video_category/${category}/en-us`, [{ path: 'data.category_videos', value: videos }])
  expect(await textOf(`/${uid}`)).toContain(`href="/video/${uid}/${video}"`)
  expect(await textOf(`/video/${uid}/${video}`)).toContain('Brand new')

  await sandbox.publish(`video/${video}/en-us`, [{ path: 'data.title', value: 'Seen before' }])
  expect(await textOf(`/${uid}`)).toContain('Seen before')
  await sandbox.publish(`video_category/${category}/en-us`, [{ path: 'data.category_videos', value: [] }])
  expect((await request.get(`/video/${uid}/${video}`)).status()).toBe(404)
})
