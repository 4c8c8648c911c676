import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { PLANTED } from '../../e2e/support/attacks/addresses.ts'
import { ask, failureOf } from '../../e2e/support/attacks/ask.ts'
import { FOREIGN_ACTIONS } from '../../e2e/support/attacks/forms.ts'
import type { Site } from './site.ts'

/** Something that an attack must not change, and how much of it is unchanged. */
export type Kept = { what: string; kept: number; of: number }

/** Records a state of the site before an attack. @returns a function that compares it afterwards */
export type Guard = (site: Site) => Promise<() => Promise<Kept>>

const FROM = '127.0.0.7'

/** The files of the build's pages. */
export const pageFiles: Guard = async ({ folder }) => {
  const files = () =>
    readdirSync(join(folder, 'server/app'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(html|rsc|meta|body)$/.test(path),
    )
  const before = files()
  return async () => {
    const after = new Set(files())
    return { what: 'page files', kept: before.filter((path) => after.has(path)).length, of: before.length }
  }
}

const PAGES = ['/', '/about', '/de', '/plans', '/news', '/help']

/** Pages contain nothing that the attack planted, and still have the hashes by which browsers check their scripts. */
export const policies: Guard = async ({ port }) => {
  const look = async (path: string) => {
    const { status, headers, body } = await ask(port, path, { from: FROM })
    const text = JSON.stringify(headers) + body
    return { status, sums: body.match(/\bsha(?:256|384|512)-/g)?.length ?? 0, isPlanted: text.includes(PLANTED) }
  }
  const before = await Promise.all(PAGES.map(look))
  return async () => {
    const after = await Promise.all(PAGES.map(look))
    const kept = after.filter(({ status, sums, isPlanted }, index) => {
      const first = before[index]
      return !isPlanted && status === first?.status && sums === first.sums
    })
    return { what: 'policies', kept: kept.length, of: PAGES.length }
  }
}

const SERVICES = ['content', 'game', 'articles', 'web']
const eventsSchema = z.object({ events: z.array(z.object({ id: z.number() })) })

/** Pages and data cached for visitors, which must be available while every service is down. */
export const madeEntries: Guard = async ({ port, sandboxUrl }) => {
  const answer = await fetch(`${sandboxUrl}/game/eventfeed/public/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: new Date().toISOString(), sortField: 'eventStart', sortOrder: 'ASC' }),
  })
  const ids = eventsSchema.parse(await answer.json()).events.map(({ id }) => id)
  const paths = ids.slice(0, 50).flatMap((id) => [`/events/view/${id}`, `/api/events/${id}/calendar`])
  const isThere = async (path: string) =>
    (await ask(port, path, { from: FROM }).then(({ status }) => String(status), failureOf)) === '200'
  const answered = async (asked: readonly string[]) => {
    const found: string[] = []
    for (const path of asked) if (await isThere(path)) found.push(path)
    return found
  }
  const before = await answered(paths)
  return async () => {
    for (const service of SERVICES) await control(sandboxUrl, 'POST', '/faults', { service, kind: 'unreachable' })
    const after = await answered(before)
    await control(sandboxUrl, 'DELETE', '/faults')
    return { what: 'pages and data', kept: after.length, of: before.length }
  }
}

const documentsSchema = z.array(z.object({ name: z.string(), state: z.string() }))
const callsSchema = z.array(z.object({ method: z.string(), path: z.string() }))

/**
 * Forms must not be sent to foreign addresses. A request to the sandbox's control API isn't recorded as a call, but
 * would publish a draft.
 */
export const foreignActions: Guard = async ({ sandboxUrl }) => {
  const draft = { type: 'page', uid: 'one-client-draft', lang: 'en-us', data: { title: 'Never published' } }
  await control(sandboxUrl, 'POST', '/documents', draft)
  await control(sandboxUrl, 'DELETE', '/calls')
  return async () => {
    const documents = documentsSchema.parse(await control(sandboxUrl, 'GET', '/documents'))
    const isDraft = documents.some(({ name, state }) => name === draft.uid && state === 'draft')
    const calls = callsSchema.parse(await control(sandboxUrl, 'GET', '/calls'))
    const arrived = new Set(calls.filter(({ method }) => method === 'POST').map(({ path }) => path))
    const actions = FOREIGN_ACTIONS.map((action) => new URL(action, sandboxUrl)).map(
      ({ pathname, search }) => pathname + search,
    )
    const untouched = actions.filter((path) => (path.startsWith('/control') ? isDraft : !arrived.has(path)))
    return { what: 'foreign actions', kept: untouched.length, of: actions.length }
  }
}

const PUBLISHED_EVERY_MS = 3000

/** Publishes repeatedly, so that pages are regenerated. */
export async function keepPublishing({ sandboxUrl }: Site, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const document = ['home', 'about'][turn % 2]
    const patches = [{ path: 'data.meta_title', value: `Made anew ${turn}` }]
    await control(sandboxUrl, 'POST', `/documents/page/${document}/en-us?publish=1`, patches).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, PUBLISHED_EVERY_MS))
  }
}

async function control(sandboxUrl: string, method: string, path: string, data?: unknown): Promise<unknown> {
  const answer = await fetch(`${sandboxUrl}/control${path}`, {
    method,
    headers: data === undefined ? {} : { 'content-type': 'application/json' },
    body: data === undefined ? undefined : JSON.stringify(data),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
  return answer.status === 204 ? undefined : answer.json()
}
