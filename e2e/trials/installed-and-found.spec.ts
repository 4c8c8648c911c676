import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'

const PASSWORD_PAGE = 'http://localhost:4010/identity/password?tab=change'

test('the site can be installed from a page, under its policy, in the page’s language', async ({ page }) => {
  for (const [path, file, start] of [
    ['/about', '/manifests/en.webmanifest', '/'],
    ['/de/help', '/manifests/de.webmanifest', '/de'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', file)
    const browser = await page.context().newCDPSession(page)
    const { url, data, errors } = await browser.send('Page.getAppManifest')
    expect([new URL(url).pathname, errors]).toEqual([file, []])
    expect(JSON.parse(data ?? '{}')).toMatchObject({
      start_url: start,
      scope: '/',
      lang: path === '/about' ? 'en' : 'de',
    })
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  }
})

test('icons are there, also the one that Apple’s systems look for by themselves', async ({ request }) => {
  for (const path of ['/apple-touch-icon.png', '/icons/192.png', '/icons/maskable-512.png']) {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'image/png'])
  }
})

test('what isn’t configured isn’t there, and people find whom to write to', async ({ request }) => {
  for (const path of ['/.well-known/security.txt', '/.well-known/change-password', '/.well-known/no-such'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  expect(await (await request.get('/humans.txt')).text()).toContain('support@')
})

test.describe('a trial site with everything configured', () => {
  // One after the other: they share a site.
  test.describe.configure({ mode: 'default' })

  let site: OwnSite

  test.beforeAll(async () => {
    site = await startOwnSite('found', {
      SEARCH_INDEXING: 'false',
      SECURITY_CONTACT: 'mailto:security@gruppetto.example',
      PASSWORD_PAGE_URL: PASSWORD_PAGE,
    })
  })
  test.afterAll(() => site.stop())

  const visit = (path: string) => fetch(site.url + path, { redirect: 'manual' })

  test('asks on every answer not to be listed', async () => {
    const paths = [
      '/',
      '/about',
      '/no-such-page',
      '/en/about',
      '/sitemap.xml',
      '/icon.svg',
      '/api/no-such',
      '/robots.txt',
    ]
    for (const path of [...paths, '/about'])
      expect((await visit(path)).headers.get('x-robots-tag'), path).toBe('noindex, nofollow')
    expect(await (await visit('/robots.txt')).text()).toContain('User-agent: *\nDisallow: /\n')
  })

  test('says where vulnerabilities are reported, and leads to the change of a password', async () => {
    const contact = await visit('/.well-known/security.txt')
    expect(contact.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await contact.text()).toMatch(/^Contact: mailto:security@gruppetto\.example\nExpires: /)
    const answer = await visit('/.well-known/change-password')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, PASSWORD_PAGE])
    expect((await visit('/de/.well-known/change-password')).status).toBe(404)
  })
})
