import { expect, test, vi } from 'vitest'
import { startSite } from '../../../lib/content/started-site'

const SITE = 'http://localhost:3000'
const REF = 'https://cms.example/previews/a?websitePreviewId=b'
const HOUR = 3600_000

async function load() {
  const { POST, GET } = await import('@/app/api/preview/share/route')
  const { draftCookie, unsealDraftRef } = await import('@/lib/core/server/draft-cookie')
  return { POST, GET, draftCookie, unsealDraftRef }
}

type Asked = { referer?: string; site?: string; isEditor?: boolean }

/** An editor's browser asks for a link to the page that it is on. */
async function share({
  referer = `${SITE}/de/plans?stage=post&a=b`,
  site = 'same-origin',
  isEditor = true,
}: Asked = {}) {
  const cookie = isEditor ? await sealedDraft() : undefined
  const { cookies } = startSite({ previewCookie: cookie })
  const { POST, GET, unsealDraftRef } = await load()
  const headers = { referer, 'sec-fetch-site': site }
  const answer = await POST(new Request(`${SITE}/api/preview/share`, { method: 'POST', headers }))
  return { answer, GET, unsealDraftRef, cookies }
}

async function sealedDraft(): Promise<string> {
  startSite()
  return (await (await load()).draftCookie(REF)).value
}

/** Opens a link. @returns where it leads, or the problem */
async function open(GET: (request: Request) => Promise<Response>, link: string): Promise<unknown> {
  try {
    return (await GET(new Request(link))).status
  } catch (thrown) {
    return String((thrown as { digest?: unknown }).digest).split(';')[2]
  }
}

test('who opens the link of an editor sees the draft of the same page, for as long as the link lives', async () => {
  const { answer, GET, unsealDraftRef, cookies } = await share()
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const { url, hours } = (await answer.json()) as { url: string; hours: number }
  expect(hours).toBe(24)
  expect(url).not.toContain('websitePreviewId')

  vi.advanceTimersByTime(23 * HOUR)
  expect(await open(GET, url)).toBe('/de/plans?a=b')
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatchObject({ httpOnly: true, maxAge: 3600 })
  expect(await unsealDraftRef(cookies[0]?.value)).toBe(REF)
  vi.advanceTimersByTime(HOUR + 120_000)
  expect(await unsealDraftRef(cookies[0]?.value)).toBeUndefined()
  expect(await open(GET, url)).toBe(400)
})

test.each<[string, Asked, number]>([
  ['who sees no draft', { isEditor: false }, 401],
  ['another site', { site: 'cross-site' }, 403],
  ['a neighbour', { site: 'same-site' }, 403],
])('no link is made for %s', async (_who, asked, status) => {
  expect((await share(asked)).answer.status).toBe(status)
})

test.each(['https://evil.example/plans', 'garbage', ''])('a link asked for from “%s” leads home', async (referer) => {
  const { answer, GET } = await share({ referer })
  expect(await open(GET, ((await answer.json()) as { url: string }).url)).toBe('/')
})

test('what is no link of ours shows nothing', async () => {
  const { cookies } = startSite()
  const { GET, draftCookie } = await load()
  const draft = (await draftCookie(REF)).value
  for (const link of ['', 'garbage', draft, 'x'.repeat(7000)]) {
    expect(await open(GET, `${SITE}/api/preview/share?${new URLSearchParams({ link }).toString()}`)).toBe(400)
  }
  expect(cookies).toEqual([])
})
