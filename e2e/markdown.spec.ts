import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { heading, newHeading, testDocument, testUid } from './support/test-document.ts'

/** Pages of each kind whose Markdown is looked at, with words that each of them says. */
const PAGES = {
  '/': 'membership',
  '/de': 'Mitglied',
  '/about': '# ',
  '/help': '**',
  '/plans': '$',
  '/news': '](http',
  '/events/view/1002': '# ',
  '/campaigns/spring-classics': '# ',
} as const

const markdownAt = (path: string) => `${path === '/' ? '/index' : path === '/de' ? '/de/index' : path}.md`

for (const [path, words] of Object.entries(PAGES))
  test(`${path} is there in Markdown, and each form names the other`, async ({ request }) => {
    const page = await request.get(path)
    const address = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(await page.text())?.[1] ?? ''
    expect(new URL(address).pathname).toBe(markdownAt(path))
    const answer = await request.get(new URL(address).pathname)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(answer.headers().link).toMatch(new RegExp(`^<http[^>]+${path === '/' ? '' : path}/?>; rel="canonical"$`))
    const text = await answer.text()
    expect(text).toContain(words)
    expect(text.match(/^# /gm), 'headings of the page').toHaveLength(1)
    // Neither markup nor addresses that only the page knows.
    expect(text).not.toMatch(/<\/?(?:div|p|span|script)\b|\]\(\/|undefined|\[object/)
  })

test('a publish changes the Markdown in the same step as the page, and a page withdrawn has none', async ({
  request,
  sandbox,
}) => {
  const uid = testUid('markdown')
  await sandbox.create(testDocument(uid, [heading('Before')]))
  await untilSentAgain(request, `/${uid}.md`)
  expect(await (await request.get(`/${uid}.md`)).text()).toContain('## Before')
  await sandbox.publish(`page/${uid}/en-us`, newHeading('After'))
  const text = await (await request.get(`/${uid}.md`)).text()
  expect(text).toContain('## After')
  expect(text).not.toContain('Before')
  await sandbox.unpublish(`page/${uid}/en-us`)
  expect((await request.get(`/${uid}.md`)).status()).toBe(404)
})

for (const [path, word] of [
  ['/llms.txt', 'Riding'],
  ['/de/llms.txt', 'Radfahren'],
] as const)
  test(`${path} names the pages of the menu, whose Markdown is there`, async ({ request }) => {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const text = await answer.text()
    expect(text).toMatch(/^# Gruppetto\n\n> .+\n\n## /)
    expect(text).toContain(`[${word}](`)
    const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => new URL(address).pathname)
    expect(addresses.length).toBeGreaterThan(15)
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  })

test('an address that nobody has written is missing in Markdown, too', async ({ request }) => {
  for (const path of ['/nowhere-at-all.md', '/settings/profile.md', '/login.md', '/events/view/999999.md'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
})

test('who prefers Markdown is led to it, and everybody else gets the page, also after that', async ({ request }) => {
  const ask = (accept: string) => request.get('/about', { headers: { accept }, maxRedirects: 0 })
  for (const _ of [1, 2]) {
    const led = await ask('text/markdown, text/html;q=0.9')
    expect([led.status(), led.headers().location, led.headers()['cache-control']]).toEqual([
      303,
      '/about.md',
      'private, no-store',
    ])
    const page = await ask('text/html,*/*;q=0.8')
    expect([page.status(), page.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  }
})

/** Until an answer is sent from what is stored, which alone is in brotli. */
async function untilSentAgain(request: APIRequestContext, path: string): Promise<void> {
  const coding = async () =>
    (await request.get(path, { headers: { 'accept-encoding': 'br' } })).headers()['content-encoding']
  await expect.poll(coding).toBe('br')
}
