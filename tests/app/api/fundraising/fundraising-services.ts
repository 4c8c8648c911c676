import { NextRequest } from 'next/server'
import { POST as openAccount } from '@/app/api/fundraising/account/route'
import { POST as openProject } from '@/app/api/fundraising/events/[eventId]/project/route'
import { PUT as keep } from '@/app/api/fundraising/profile/route'
import type { SealedSession } from '@/lib/domains/session/sealed-session'
import { gameProfile } from '../../../lib/support/identity-provider'
import { playerRequest } from '../../../lib/support/member'
import { stubUpstream } from '../../../lib/support/upstream'

export const project = {
  id: 8001,
  event_id: 1001,
  raised: '0.00',
  target: '250.00',
  url: 'https://giving.example.test/ap/maya',
}
const event = { campaigns: [{ id: 2001 }, { id: 2002 }] }
export const ours = { id: '8001', raised: 0, target: 250, symbol: '$' }

type Answer = () => Response
type Answers = Partial<Record<string, Answer>>

/** The game server and the provider; `METHOD /path` below their addresses. @returns what changes were asked for */
export function stubServices(answers: Answers = {}) {
  let projects: object[] = []
  const all: Answers = {
    'GET /profiles/me': () => Response.json(gameProfile),
    'PUT /profiles/me': () => Response.json({ ...gameProfile, fundraiserId: 7003 }),
    'POST /fundraisers': () => Response.json({ fundraiser: { id: 7003 } }),
    'GET /fundraisers': () => Response.json({ fundraisers: [] }),
    'GET /events/1001': () => Response.json({ event }),
    'GET /projects': () => Response.json({ projects }),
    'GET /donations': () => Response.json({ donations: [] }),
    'POST /projects': () => {
      projects = [project]
      return Response.json({ project })
    },
    ...answers,
  }
  const asked = stubUpstream(({ method, url }) => {
    const path = new URL(url).pathname.replace(/^\/game|^\/web\/gruppetto-web-pages\/givengain/, '')
    return all[`${method} ${path}`]?.() ?? new Response('', { status: 404 })
  })
  const bodies = (end: string) =>
    Promise.all(
      asked.filter(({ method, url }) => method !== 'GET' && url.endsWith(end)).map((each) => each.clone().json()),
    )
  return {
    asked,
    bodies,
    order: () => asked.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/').at(-1)}`),
  }
}

export const none = { params: Promise.resolve({}) }
export const atEvent = (eventId = '1001') => ({ params: Promise.resolve({ eventId }) })
const json = { 'content-type': 'application/json' }

export async function bodied(path: string, method: 'POST' | 'PUT', body: unknown) {
  const request = await playerRequest(path, { method, headers: json })
  const { url, headers } = request
  return new NextRequest(url, { method, headers, body: JSON.stringify(body) })
}
export const account = async (session?: SealedSession) => {
  const answer = await openAccount(await playerRequest('/api/fundraising/account', { method: 'POST' }, session), none)
  return { status: answer.status, body: (await answer.json()) as { account: string; code?: string } }
}
export const makeProject = async (sealed: string, eventId?: string) =>
  openProject(await bodied('/api/fundraising/events/1001/project', 'POST', { account: sealed }), atEvent(eventId))
export const keepIt = async (sealed: string) =>
  keep(await bodied('/api/fundraising/profile', 'PUT', { account: sealed }), none)
