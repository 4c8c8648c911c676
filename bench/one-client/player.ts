import type { Agent } from 'node:http'
import { z } from 'zod'
import { ask } from '../../e2e/support/attacks/ask.ts'
import type { Place } from '../../e2e/support/attacks/load.ts'

/** A signed-in player who changes something repeatedly. */
export type Player = {
  write: () => Promise<number>
  /** Opens a page, or reads from the API. @returns the status */
  read: (path: string, agent?: Agent) => Promise<number>
}

/** Address of all players, which is not the attacker's. */
const FROM = '127.0.0.5'
const MOST_STEPS = 12

/** Signs in demo players through the provider's own page, and creates an event that they join and leave. */
export async function signInPlayers(place: Place, count: number): Promise<Player[]> {
  const event = await createEvent(place)
  return Promise.all(Array.from({ length: count }, (_, index) => signIn(place, index, event)))
}

/** @param index of the player on the provider's page */
async function signIn(place: Place, index: number, event: number): Promise<Player> {
  const jar = new Map<string, string>()
  const origin = `http://localhost:${place.port}`
  let page = await follow(jar, `${origin}/api/auth/login?returnTo=/404`)
  const action = /action="([^"]+\/player)"/.exec(page.body)?.[1] ?? ''
  const subject = [...page.body.matchAll(/name="sub" value="([^"]+)"/g)][index]?.[1] ?? ''
  page = await follow(jar, new URL(action, page.url).href, new URLSearchParams({ sub: subject }).toString())
  const session = await askIn(jar, `${origin}/api/session`, { 'sec-fetch-site': 'same-origin' })
  const { playerId } = z.object({ playerId: z.string() }).parse(JSON.parse(session.body))
  const headers = { 'sec-fetch-site': 'same-origin', 'x-player': playerId, cookie: cookiesOf(jar) }
  const send = async (method: string, path: string, data?: object) => {
    const json = data && { body: JSON.stringify(data), headers: { ...headers, 'content-type': 'application/json' } }
    return (await ask(place.port, path, { from: FROM, method, headers, ...json })).status
  }
  const writes = [
    () => send('PUT', '/api/profile', { ftpWatts: 200 + (turn % 50) }),
    () => send('POST', `/api/events/subgroups/${event * 10 + 2}/sign-up`),
    () => send('PUT', '/api/profile', { ftpWatts: 201 + (turn % 50) }),
    () => send('DELETE', `/api/events/${event}/sign-up`),
  ] as const
  let turn = 0
  return {
    read: async (path, agent) => (await ask(place.port, path, { from: FROM, headers, agent })).status,
    write: async () => {
      const write = writes[turn % writes.length]
      turn += 1
      return write ? write() : 0
    },
  }
}

/** Follows redirects between site and provider, as a browser does. */
async function follow(jar: Map<string, string>, address: string, form?: string) {
  let answer = await askIn(jar, address, form === undefined ? {} : FORM, form)
  let url = address
  for (let step = 0; step < MOST_STEPS && answer.headers.location !== undefined; step += 1) {
    url = new URL(answer.headers.location, url).href
    answer = await askIn(jar, url)
  }
  return { ...answer, url }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function askIn(jar: Map<string, string>, address: string, headers: Record<string, string> = {}, body?: string) {
  const { port, pathname, search } = new URL(address)
  const answer = await ask(Number(port), pathname + search, {
    from: FROM,
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie: cookiesOf(jar), ...headers },
    body,
  })
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /;\s*max-age=0/i.test(line)) jar.delete(name)
    else jar.set(name, value)
  }
  return answer
}

const cookiesOf = (jar: ReadonlyMap<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/** Creates an event for tomorrow, with a group B that anybody may join. @returns its id */
async function createEvent({ sandboxUrl }: Place): Promise<number> {
  const answer = await fetch(`${sandboxUrl}/game/events`, {
    method: 'POST',
    headers: { authorization: 'Bearer demo-member', 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'One client',
      description: 'Joined and left all the time.',
      eventType: 'GROUP_RIDE',
      sport: 'CYCLING',
      eventStart: new Date(Date.now() + 86_400_000).toISOString(),
      eventSubgroups: [{ label: 2 }],
    }),
  })
  return z.object({ id: z.number() }).parse(await answer.json()).id
}
