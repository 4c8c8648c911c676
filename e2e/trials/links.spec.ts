import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { pagesOfSitemaps } from '../support/site-map.ts'
import { TEST_UID } from '../support/test-document.ts'

/** Pages that are asked for at the same time. */
const AT_ONCE = 8

/** Addresses that lead to the identity provider, so they are not followed. */
const NOT_YET = new Set(['/login', '/join'])

type Link = { on: string; href: string }

test('content pages are open to everybody, and sign-in and joining lead to the provider [CN-002, CN-028]', async ({
  request,
}) => {
  for (const path of ['/', '/about', '/campaigns/tour-of-summits', '/campaigns/msp-page', '/academy/first/ride']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
  }
  for (const path of ['/login', '/join']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBeGreaterThanOrEqual(302)
    expect(answer.headers().location, path).toContain('/identity/')
  }
})

test('no link on any page leads nowhere, and every hash has its element', async ({ request, baseURL: site }) => {
  const baseURL = site ?? ''
  const paths = (await pagesOfSitemaps()).map(({ path }) => path)
  const pages = new Map<string, string>()
  // A few at a time: a site makes pages for one client one after the other, and lets none wait for long.
  for (let first = 0; first < paths.length; first += AT_ONCE) {
    const some = paths.slice(first, first + AT_ONCE)
    const read = await Promise.all(some.map(async (path) => [path, await readPage(request, path)] as const))
    for (const [path, html] of read) pages.set(path, html)
  }
  const links = [...pages].flatMap(([on, html]) => linksIn(html).map((href) => ({ on, href })))
  expect(links.length).toBeGreaterThan(pages.size)

  const targets = new Map<string, Link>()
  for (const link of links) {
    const { origin, pathname } = new URL(link.href, baseURL + link.on)
    if (origin === baseURL && !NOT_YET.has(pathname) && !pages.has(pathname)) targets.set(pathname, link)
  }
  for (const [pathname, { on }] of targets) {
    const answer = await request.get(pathname)
    expect.soft(answer.status(), `${pathname}, linked on ${on}`).toBeLessThan(400)
  }
  for (const { on, href } of links) {
    const { origin, pathname, hash } = new URL(href, baseURL + on)
    const html = origin === baseURL ? pages.get(pathname) : undefined
    if (html === undefined || hash.length < 2) continue
    expect
      .soft(html.includes(`id="${decodeURIComponent(hash.slice(1))}"`), `${href}, linked on ${on}, has its element`)
      .toBe(true)
  }
})

async function readPage(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect.soft(answer.status(), path).toBe(200)
  return answer.text()
}

/**
 * The links of a page, without those in its flight data, which are the same, and without those to documents of other
 * tests, which lists name while these tests run.
 */
function linksIn(html: string): string[] {
  const body = html.replaceAll(/<script.*?<\/script>/gs, '')
  const links = [...body.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return links.filter((href) => !href.includes(`/${TEST_UID}`))
}
