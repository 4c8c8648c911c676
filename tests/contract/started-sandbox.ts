import { Hono } from 'hono'
import { vi } from 'vitest'
import { z } from 'zod'
import { createSandbox } from '@/sandbox/app.ts'
import { createClock } from '@/sandbox/kernel/clock.ts'
import { openDatabase } from '@/sandbox/kernel/database.ts'
import { listen, readJson, sendJson } from '../sandbox/harness.ts'
import { noise } from './noise'
import { buildFolder } from '../support/build-folder.ts'
import { forgetProcessState } from '../support/forget-process-state.ts'
import { parsedDocuments } from '../unit-builds.ts'

/** The sandbox's time, which stands still. */
export const NOW = '2026-03-10T18:00:00.000Z'

const callSchema = z.object({
  service: z.string(),
  path: z.string(),
  status: z.number().nullable(),
  requestId: z.string().nullable(),
  userAgent: z.string().nullable(),
  authorized: z.boolean(),
})

/** Answers a request; `env` is the server's, which some faults need. */
type Answering = (request: Request, env?: object) => Response | Promise<Response>

const asItIs = (answer: Answering): Answering => answer

export type StartedSandbox = Awaited<ReturnType<typeof startSandbox>>

/**
 * The whole sandbox as `npm start` has it, seeds included, in memory on a free port of loopback, and more talkative, or
 * by its contract alone.
 *
 * @param wrap changes what it is asked and answers
 */
export async function startSandbox({ isTalkative = true, wrap = asItIs } = {}) {
  const front = new Hono()
  const { url, close } = await listen({ fetch: wrap((request, env) => front.fetch(request, env)) })
  const context = {
    database: openDatabase(':memory:'),
    clock: createClock(0, () => Date.parse(NOW)),
    origin: url,
    // A publish tells somebody who does not care.
    siteUrl: url,
    webhookSecret: 'webhook-secret',
    productSlug: 'gruppetto',
    documentsKeptIn: parsedDocuments(),
    modelsFolder: process.cwd(),
  }
  let underWay = 0
  front.use('/:service{(?!control).+}/*', async (_, next) => {
    underWay += 1
    await next().finally(() => {
      underWay -= 1
    })
  })
  if (isTalkative) front.use(noise)
  front.route('/', await createSandbox(context))
  const control = (path: string, init?: RequestInit) => fetch(`${url}/control${path}`, init)
  return {
    url,
    close,
    post: (path: string, body: unknown = {}) => control(path, sendJson('POST', body)),
    switchOn: async (fault: object) =>
      readJson(control('/faults', sendJson('POST', fault)), z.object({ id: z.number() })),
    switchOff: () => control('/faults', { method: 'DELETE' }),
    /** The calls that its services received, oldest first. A call is noted when it is over, though the caller hung up. */
    async calls() {
      await vi.waitUntil(() => underWay === 0)
      return readJson(control('/calls'), z.array(callSchema))
    },
  }
}

/**
 * A product that has just been started in front of the sandbox: nothing is known yet and every breaker is closed. Its
 * modules are to be imported after it. The caller mocks `next/cache` and `next/headers`.
 */
export async function startProduct({ url, post }: Pick<StartedSandbox, 'url' | 'post'>): Promise<void> {
  await post('/reset')
  vi.resetModules()
  forgetProcessState()
  vi.stubEnv('NEXT_DIST_DIR', buildFolder())
  vi.stubEnv('PRISMIC_ENDPOINT', `${url}/content/api/v2`)
  vi.stubEnv('GAME_API_URL', `${url}/game`)
  vi.stubEnv('SUBSCRIPTION_API_URL', `${url}/subscription`)
  vi.stubEnv('TRACKING_URL', `${url}/tracking`)
  vi.stubEnv('CONTACT_HOOK_URL', `${url}/support/contact`)
  vi.stubEnv('CHAT_AVAILABILITY_URL', `${url}/chat/availability`)
  vi.stubEnv('ARTICLES_API_URL', `${url}/articles`)
  vi.stubEnv('WEB_PAGES_URL', `${url}/web`)
  vi.stubEnv('FUNDRAISING_URL', `${url}/web`)
  vi.stubEnv('TRAINING_PARTNER_URL', `${url}/partner`)
  vi.stubEnv('STOREFRONT_DOMAIN', `${url}/storefront`)
  vi.stubEnv('OIDC_ISSUER', `${url}/identity`)
}
