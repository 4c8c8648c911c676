import { beforeEach, expect, test, vi } from 'vitest'
import { endingVersions } from '@/scripts/support/ending-versions'

const SITE = 'https://site.example'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
})

const textOf = async (answer: Response) => (await answer.text()).split('\n')

async function robots() {
  const { GET } = await import('@/app/robots.txt/route')
  return textOf(GET())
}

async function security() {
  const { GET } = await import('@/app/.well-known/security.txt/route')
  return GET(new Request(`${SITE}/.well-known/security.txt`))
}

/** What a crawler obeys: the group that names it, or else the group for all (RFC 9309, 2.2.1). */
function groupFor(lines: string[], crawler: string): string[] {
  const groups = lines
    .join('\n')
    .split('\n\n')
    .map((each) => each.split('\n'))
  const naming = (name: string) => groups.find((group) => group.includes(`User-agent: ${name}`))
  return (naming(crawler) ?? naming('*') ?? []).filter((line) => !line.startsWith('User-agent'))
}

/** Whether a crawler may fetch a path: the longest rule that matches decides (RFC 9309, 2.2.2). */
function mayFetch(lines: string[], path: string): boolean {
  const rules = groupFor(lines, 'Anybot').flatMap((line) => {
    const [, rule, beginning = ''] = /^(Allow|Disallow): (.+)$/.exec(line) ?? []
    // A `$` at the end stands for the end of the address (RFC 9309, 2.2.3).
    const isMatch = beginning.endsWith('$') ? path === beginning.slice(0, -1) : path.startsWith(beginning)
    return rule !== undefined && isMatch ? [{ rule, length: beginning.length }] : []
  })
  return rules.toSorted((one, other) => other.length - one.length)[0]?.rule !== 'Disallow'
}

test.each([
  ['/events', true],
  ['/api/pictures/site/en', true],
  ['/api/sizes/packed.signature?w=640', true],
  ['/api/session', false],
  ['/login', false],
  ['/login?returnTo=%2F', false],
  ['/join', false],
  ['/gallery', false],
  ['/gallery/hero', false],
  ['/gallery?type=hero', false],
  ['/slice-simulator', false],
  ['/join-us', true],
  ['/gallery-of-riders', true],
  ['/login-help', true],
  ['/slice-simulators', true],
])('a crawler may fetch %s of a public site: %s', async (path, may) => {
  expect(mayFetch(await robots(), path)).toBe(may)
})

test('crawlers of a public site read its pages and pictures, and are led to its sitemaps', async () => {
  const lines = await robots()
  expect(groupFor(lines, 'Googlebot')).toEqual(expect.arrayContaining(['Allow: /', 'Disallow: /api/']))
  expect(groupFor(lines, 'Anybot')).toContain('Allow: /api/pictures/')
  expect(lines).toContain('Sitemap: http://localhost:3000/sitemap.xml')
})

test('a trial site lets in only those crawlers that heed its headers, and names no sitemap', async () => {
  vi.stubEnv('SEARCH_INDEXING', 'false')
  const lines = await robots()
  expect(groupFor(lines, 'Anybot')).toEqual(['Disallow: /', ''])
  for (const heeding of ['Googlebot', 'Bingbot']) expect(groupFor(lines, heeding)).toEqual(['Allow: /'])
  expect(lines.join('\n')).not.toContain('Sitemap')
})

test.each([
  ['true', null],
  ['false', 'noindex, nofollow'],
])('with SEARCH_INDEXING=%s every answer asks of search engines: %s', async (indexing, header) => {
  vi.stubEnv('SEARCH_INDEXING', indexing)
  const { completeHeaders } = await import('@/lib/delivery/answer-headers')
  const { ServerResponse, IncomingMessage } = await import('node:http')
  const { Socket } = await import('node:net')
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  completeHeaders(response)
  response.writeHead(404)
  expect(response.getHeader('x-robots-tag') ?? null).toBe(header)
})

test('where nobody is named for reports there is no security.txt', async () => {
  expect((await security()).status).toBe(404)
})

test('security.txt has what RFC 9116 requires: who is told, in order, and until when', async () => {
  vi.stubEnv('SECURITY_CONTACT', 'mailto:security@site.example, https://site.example/report')
  const answer = await security()
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = await textOf(answer)
  expect(lines.slice(0, 2)).toEqual(['Contact: mailto:security@site.example', 'Contact: https://site.example/report'])
  expect(lines.filter((line) => /^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/.test(line))).toHaveLength(1)
  expect(lines).toContain('Canonical: http://localhost:3000/.well-known/security.txt')
})

test('a month before security.txt expires, somebody is told', async () => {
  vi.stubEnv('SECURITY_CONTACT', 'mailto:security@site.example')
  const [, expires] = /Expires: (\S+)T/.exec(await (await security()).text()) ?? []
  expect(endingVersions.find(({ name }) => name.includes('security.txt'))?.ends).toBe(expires)
})

test.each([
  'security@site.example',
  'mailto:x',
  'http://site.example/x',
  'mailto:a@b.c\nExpires: never',
  'javascript:x',
])('“%s” is no contact', async (contact) => {
  vi.stubEnv('SECURITY_CONTACT', contact)
  await expect(security()).rejects.toThrow('SECURITY_CONTACT')
})

test('people find whom to write to, and the help in their language', async () => {
  const { GET } = await import('@/app/humans.txt/route')
  const lines = await textOf(GET())
  expect(lines).toContain('  support@gruppetto.example')
  expect(lines).toContain('  日本語: http://localhost:3000/ja/help/contact')
})
