import { http, type HttpHandler } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'

let lists: string[][] = []
let unanswered: string[] = []

const server = setupServer(
  http.all('*', ({ request }) => {
    unanswered.push(nameOf(request))
    return Response.error()
  }),
)
server.events.on('request:start', ({ request }) => {
  const name = nameOf(request)
  if (name !== 'GET /api/session') for (const list of lists) list.push(name)
})

beforeAll(() => server.listen())
beforeEach(() => {
  lists = []
  unanswered = []
  // Once the page is taken down, which an error in `afterEach` would prevent.
  return () => {
    server.resetHandlers()
    if (unanswered.length > 0) throw new Error(`no handler of ownApi answers ${unanswered.join(', ')}`)
  }
})
afterAll(() => server.close())

/**
 * Says which address of our own API answers what, until the test is over; what a later call says goes
 * before. Any other request fails the test.
 * @returns what is asked from now on, as `GET /api/events/7?eventSecret=x`, without who is signed in, which islands ask by the way
 */
export function ownApi(...handlers: HttpHandler[]): string[] {
  server.use(...handlers)
  const asked: string[] = []
  lists.push(asked)
  return asked
}

export function problemAnswer(code: string, status: number): Response {
  return Response.json({ type: `urn:problem:${code}`, title: code, status, code }, { status })
}

function nameOf({ method, url }: Request): string {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search}`
}
