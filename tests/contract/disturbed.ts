import { NextRequest } from 'next/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { z } from 'zod'
import { faultMatrix } from '@/e2e/support/fault-matrix'
import { emailFactOf } from '@/lib/domains/session/email-proof'
import { demoPlayers } from '@/sandbox/game/players.ts'
import { PLAYER_HEADER } from '@/lib/core/call'
import { ofMaya, aSession, requestTo, SITE } from '../lib/support/session'
import { forgetProcessState } from '../support/forget-process-state'
import type { Fault } from './faults'
import { settled, stopTimers } from './settled'
import { NOW, startProduct, startSandbox, type StartedSandbox } from './started-sandbox'

/** A call of the product, by the path below its service in the sandbox. */
export type Call = { name: string; service: string; path: string; method?: string }

/** By then every breaker lets a call through, and what nobody answered for has come about or never will. */
const LATER_MS = 61_000

const isRoute = (value: unknown): value is (request: NextRequest, context: object) => Promise<Response> =>
  typeof value === 'function'

/** A product in front of a sandbox that is about to be disturbed, and a player who is no fundraiser and has linked nothing. */
async function startDisturbed(sandbox: StartedSandbox) {
  await startProduct(sandbox)
  const { log } = await import('@/lib/core/server/log')
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => undefined)
  const { sealSession } = await import('@/lib/domains/session/sealed-session')
  const now = Date.parse(NOW)
  const own = aSession({ signedInAt: now, usedAt: now })
  const tokens = { ...own.tokens, access: 'demo-member', accessEndsAt: now + 3_600_000 }
  const email = emailFactOf({ email: demoPlayers.member.email, email_verified: true })
  const session = await sealSession({ ...own, email, tokens })
  stopTimers()
  return {
    /** What the player's browser sends. */
    cookie: `session=${session}`,

    /** As if nothing had happened yet. */
    async startOver(): Promise<void> {
      await sandbox.post('/reset')
      forgetProcessState()
      vi.setSystemTime(NOW)
    },

    /** Asks a route handler as a page of the player does; time passes as fast as the machine works. */
    async ask(route: unknown, method: string, params: object = {}, body?: object): Promise<Response> {
      const headers = { ...ofMaya, ...(body && { 'content-type': 'application/json' }) }
      const plain = requestTo('/api/any', { method, headers, cookies: { session } })
      const request = body
        ? new NextRequest(plain.url, { method, headers: plain.headers, body: JSON.stringify(body) })
        : plain
      if (!isRoute(route)) throw new TypeError('no route handler')
      return settled(route(request, { params: Promise.resolve(params) }))
    },

    /** Sends a native form of a page of the player's. @returns where it leads */
    async sendForm(route: unknown, fields: Record<string, string>): Promise<string> {
      const form = { player: ofMaya[PLAYER_HEADER], locale: 'en', ...fields }
      if (!isRoute(route)) throw new TypeError('no route handler')
      const answer = await settled(route(requestTo('/api/any', { form, cookies: { session } }), {}))
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store'])
      return answer.headers.get('location')?.replace(SITE, '') ?? ''
    },

    /** Follows a link of such a page to a file. */
    async openFile(route: unknown, path: string): Promise<Response> {
      if (!isRoute(route)) throw new TypeError('no route handler')
      return settled(route(requestTo(path, { cookies: { session } }), {}))
    },

    /** Does something while a call is disturbed; what was begun is over afterwards, whether anybody heard of it or not. */
    async during<Result>(
      { service, path, method }: Call,
      { fault }: Fault,
      act: () => Promise<Result>,
    ): Promise<Result> {
      await sandbox.switchOn({ service, path, method, ...fault })
      const result = await act()
      await sandbox.calls()
      await sandbox.switchOff()
      return result
    },
  }
}

type Disturbed = Awaited<ReturnType<typeof startDisturbed>>

/**
 * For all tests of a file: a sandbox, and a product in front of it that each test restarts.
 * @param name of the matrix that what was seen is written to
 */
export function disturbedTests(name: string) {
  const { beginMatrix, noteSeen } = faultMatrix(name)
  let sandbox: StartedSandbox
  let product: Disturbed
  beforeAll(async () => {
    sandbox = await startSandbox()
    beginMatrix()
  })
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    product = await startDisturbed(sandbox)
  })
  afterEach(() => vi.useRealTimers())
  return { sandbox: () => sandbox, product: () => product, noteSeen }
}

export const waitUntilLater = () => void vi.advanceTimersByTime(LATER_MS)

/** A refusal in our own words: nothing of what the service said, kept by nobody. @returns it in short */
export async function problemOf(answer: Response): Promise<string> {
  const text = await answer.text()
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(text).not.toMatch(/sandbox|stack|token|@/i)
  const { status, code } = z.object({ status: z.number(), code: z.string() }).parse(JSON.parse(text))
  return `${status} ${code}`
}
