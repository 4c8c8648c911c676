/** Answers a request; `env` is the server's. */
type Handler = (request: Request, env?: object) => Response | Promise<Response>

/** Services that number their things, and content, in which editors name some of these. */
const NUMBERING = /^\/(?:game|subscription|web|content)\//

/** The numbers stand in the last group, so that UUIDs are in the order of what they stand for. */
const PREFIX = '018f0000-0000-7000-8000-'
const UUID = new RegExp(`${PREFIX}(\\d{12})`, 'g')
const uuidOf = (number: number | string) => PREFIX + String(number).padStart(12, '0')

/** Fields with ids of a service: `id`, `eventId`, `fundraiser_id`. */
const ID = /(?:^id|Id|_id)$/
/** Texts of content that name something of a service. */
const NAMED_BY_EDITORS: ReadonlySet<string> = new Set(['event_id', 'fundraising_event_id', 'series_id'])
/** Answers whose names are ids. */
const BY_ID = /^\/game\/race-results\//

/**
 * The sandbox as another team may have it: UUIDs in place of the numbers of events, groups, routes, series, profiles and of
 * everything at the fundraising provider, in every answer, and understood in every request (`SANDBOX_IDS=uuid`).
 */
export function withUuids(handle: Handler): Handler {
  return async (request, env) => {
    const url = new URL(request.url)
    if (!NUMBERING.test(url.pathname)) return handle(request, env)
    const answer = await handle(await numbered(request, url), env)
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    if (!isJson || answer.body === null) return answer
    const value: unknown = await answer.json()
    const headers = new Headers(answer.headers)
    headers.delete('content-length')
    return new Response(JSON.stringify(unnumbered(value, url.pathname)), { status: answer.status, headers })
  }
}

/** The request with numbers in its address, and in its body if that is JSON. */
async function numbered(request: Request, url: URL): Promise<Request> {
  const address = url.href.replace(UUID, (_, digits) => String(Number(digits)))
  const { method, headers } = request
  // Some clients say of a request without a body that it is JSON, too.
  const hasJson = !['GET', 'HEAD'].includes(method) && (headers.get('content-type')?.includes('json') ?? false)
  if (!hasJson) return address === url.href ? request : new Request(address, request)
  const text = (await request.text()).replace(new RegExp(`"${UUID.source}"`, 'g'), (_, digits) =>
    String(Number(digits)),
  )
  return new Request(address, { method, headers, body: text })
}

function unnumbered(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((each) => unnumbered(each, path))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      BY_ID.test(path) && /^\d+$/.test(name) ? uuidOf(name) : name,
      isId(name, each, path) ? uuidOf(each) : unnumbered(each, path),
    ]),
  )
}

function isId(name: string, value: unknown, path: string): value is number | string {
  if (path.startsWith('/content/')) return NAMED_BY_EDITORS.has(name) && /^\d{1,12}$/.test(String(value))
  return ID.test(name) && Number.isSafeInteger(value)
}
