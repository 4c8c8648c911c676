import type { APIRequestContext } from '@playwright/test'
import type { Instances } from './instances.ts'
import { Sandbox } from './sandbox.ts'
import { playerIdOf, sealedSession } from './sealed-session.ts'

/** A write that must reach its service once, however often and wherever it is sent. */
export type Write = {
  name: string
  /** Brings about the state in which there is something to write. */
  before?: (round: number | string) => Promise<unknown>
  /** @param url of an instance */
  send: (url: string, round: number | string) => Promise<Response>
  /** The call that may be made once; `POST /game/…`, as the beginning of its path. */
  call: string
  /** Statuses that an answer may have; 200 unless said. */
  statuses?: readonly number[]
  /** Whether all callers are told the same. */
  isSameForAll?: true
}

/** What came of a double click: the calls that it led to, and what the instances answered. */
export type DoubleClick = { calls: number; answers: { status: number; body: string }[] }

/** Sends a write to all instances at the same time. */
export async function doubleClick(
  { all, sandboxUrl }: Instances,
  request: APIRequestContext,
  { before, send, call }: Write,
  round: number,
): Promise<DoubleClick> {
  const sandbox = new Sandbox(request, sandboxUrl)
  await before?.(round)
  await sandbox.clearCalls()
  const answers = await Promise.all(
    all.map(async ({ url }) => {
      const answer = await send(url, round)
      return { status: answer.status, body: await answer.text() }
    }),
  )
  const [method, path = ''] = call.split(' ')
  const calls = await sandbox.calls()
  const made = calls.filter((each) => each.method === method && each.path.startsWith(path) && each.status !== 400)
  return { calls: made.length, answers }
}

/** Whether a double click was one write, and every caller was told so. */
export function wasOnce({ statuses = [200], isSameForAll }: Write, { calls, answers }: DoubleClick): boolean {
  const isGood =
    answers.some(({ status }) => status === 200) && answers.every(({ status }) => statuses.includes(status))
  return calls === 1 && isGood && (isSameForAll !== true || new Set(answers.map(({ body }) => body)).size === 1)
}

/** A player's session that was signed in for one round, as `fetch` sends it. Its token is known to the game server. */
export async function sessionOf(player: string, round: number | string): Promise<Record<string, string>> {
  const subject = `${player}-${round}`
  const cookie = `session=${await sealedSession({ subject, token: `demo-${player}`, isConfirmed: true })}`
  return { cookie, 'x-player': playerIdOf(subject), 'sec-fetch-site': 'same-origin' }
}

type Sending = { player: string; round: number | string; method: string; path: string; body?: object }

/** Sends a write of a player to an instance, like a page of the site. */
export async function sendAs(url: string, { player, round, method, path, body }: Sending): Promise<Response> {
  const headers = { ...(await sessionOf(player, round)), ...(body && { 'content-type': 'application/json' }) }
  return fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

/** Sends a form of a visitor to an instance. */
export const sendForm = (url: string, path: string, body: object): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ homepage: '', shownMs: 5000, ...body }),
  })

export const aLetter = (round: number | string) => ({
  firstName: 'Ada',
  lastName: 'Nkemelu',
  email: `ada-${round}@example.com`,
  queryType: 'Something else',
  message: `Letter ${round}.`,
  language: 'en',
})
