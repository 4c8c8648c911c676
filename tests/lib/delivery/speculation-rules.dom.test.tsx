import { once } from 'node:events'
import { createServer } from 'node:http'
import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { FollowLinks } from '@/components/layout/follow-links'
import { serveSpeculationRules, SPECULATION_RULES_HEADER } from '@/lib/delivery/speculation-rules'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const SITE = 'https://gruppetto.cc'
const PATH = SPECULATION_RULES_HEADER.value.replaceAll('"', '')

async function ask(path = PATH, method = 'GET') {
  const server = createServer((request, response) => {
    if (!serveSpeculationRules(request, response)) response.writeHead(418).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
  const text = await answer.text()
  server.close()
  return { status: answer.status, text, headers: answer.headers }
}

const pattern = z.union([z.string(), z.array(z.string())]).transform((text) => [text].flat())
const condition = z.union([
  z.strictObject({ selector_matches: z.string() }).transform(({ selector_matches }) => {
    return (link: HTMLAnchorElement) => link.matches(selector_matches)
  }),
  z.strictObject({ href_matches: pattern }).transform(({ href_matches }) => (link: HTMLAnchorElement) => {
    return href_matches.some((each) => new URLPattern(each, SITE).test(link.href))
  }),
])
const negation = z.strictObject({ not: condition }).transform(
  ({ not }) =>
    (link: HTMLAnchorElement) =>
      !not(link),
)
const rulesSchema = z.strictObject({
  prefetch: z.tuple([
    z.strictObject({
      where: z.strictObject({ and: z.array(z.union([condition, negation])) }),
      eagerness: z.literal('moderate'),
    }),
  ]),
})

/** Whether the rules let a browser fetch ahead what a link leads to. */
async function isFetchedAhead(link: string): Promise<boolean> {
  document.body.innerHTML = link.replace('href="/', `href="${SITE}/`)
  const anchor = document.querySelector('a')
  if (anchor === null) throw new Error('There is no link.')
  const [{ where }] = rulesSchema.parse(JSON.parse((await ask()).text)).prefetch
  return where.and.every((holds) => holds(anchor))
}

beforeEach(() => {
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
})

test.each(['/', '/de/plans', '/events/view/5', '/news/5-first-snow#end'])(
  'a page at %s is fetched ahead',
  async (path) => {
    expect(await isFetchedAhead(`<a data-page-link href="${path}">Page</a>`)).toBe(true)
  },
)

test.each([
  ['to sign-in, to the API or to players’ pages, which aren’t marked', '<a href="/settings">Mine</a>'],
  ['to another site', '<a data-page-link href="https://elsewhere.cc/">Elsewhere</a>'],
  ['with a query, which may do something', '<a data-page-link href="/help/contact?draft=1">Again</a>'],
  ['to a page in Markdown', '<a data-page-link href="/plans.md">Text</a>'],
  ['to a feed', '<a data-page-link href="/feeds/de.xml">Feed</a>'],
  ['to our API', '<a data-page-link href="/api/auth/logout">Leave</a>'],
  ['to a download', '<a data-page-link download href="/plans">Save</a>'],
  ['to a new tab', '<a data-page-link target="_blank" href="/plans">Beside</a>'],
])('nothing is fetched ahead by a link %s', async (_which, link) => {
  expect(await isFetchedAhead(link)).toBe(false)
})

test('nothing is fetched ahead for players, whose scripts run from the beginning', async () => {
  document.documentElement.dataset.player = 'on'
  expect(await isFetchedAhead('<a data-page-link href="/plans">Plans</a>')).toBe(false)
})

test('nothing is fetched ahead once the router follows links, since it asks for data', async () => {
  render(<FollowLinks />)
  expect(await isFetchedAhead('<a data-page-link href="/plans">Plans</a>')).toBe(false)
})

test('the rules are what browsers take for rules, and kept for a day', async () => {
  const { status, headers } = await ask()
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/speculationrules+json',
    'public, max-age=86400',
  ])
  expect(await ask(`${PATH}?v=2`, 'HEAD')).toMatchObject({ status: 200, text: '' })
})

test.each([
  [PATH, 'POST'],
  [`${PATH}/x`, 'GET'],
  [`/de${PATH}`, 'GET'],
])('%s by %s is somebody else’s to answer', async (path, method) => {
  expect((await ask(path, method)).status).toBe(418)
})
