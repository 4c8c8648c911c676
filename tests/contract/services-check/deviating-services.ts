import { Hono, type MiddlewareHandler } from 'hono'
import { withDefaults } from '@/lib/core/server/env-defaults.ts'
import type { Env } from '@/lib/core/server/env-schema.ts'
import { parseEnv } from '@/lib/core/server/parse-env.ts'
import { createSandbox } from '@/sandbox/app.ts'
import { createClock } from '@/sandbox/kernel/clock.ts'
import { openDatabase } from '@/sandbox/kernel/database.ts'
import { listen } from '../../sandbox/harness.ts'
import { parsedDocuments } from '../../unit-builds.ts'
import { NOW } from '../started-sandbox.ts'

/** What somebody else's service does in place of the sandbox's: a path, and what becomes of its answer. */
export type Deviation = [path: RegExp, change: (answer: Response, request: Request) => Response | Promise<Response>]

/** A change of the JSON of an answer. */
export const json =
  (change: (value: Record<string, unknown>) => unknown): Deviation[1] =>
  async (answer) =>
    Response.json(change((await answer.json()) as Record<string, unknown>), { status: answer.status })

export type Services = Awaited<ReturnType<typeof startServices>>

/** The sandbox's services, which can be made to deviate, and an environment in which the site's variables name them. */
export async function startServices() {
  let deviations: readonly Deviation[] = []
  const asked: string[] = []
  const [front, site] = [new Hono(), new Hono()]
  const [{ url, close }, { url: siteUrl, close: closeSite }] = [await listen(front), await listen(site)]
  const change: MiddlewareHandler = async (c, next) => {
    const { pathname } = new URL(c.req.url)
    asked.push(`${c.req.method} ${pathname}`)
    const [, by] = deviations.find(([path]) => path.test(pathname)) ?? []
    await next()
    if (by === undefined) return
    const changed = await by(c.res, c.req.raw)
    c.res = undefined
    c.res = changed
  }
  site.use(change)
  site.get('/api/preview', (c) => c.json({}, 400, { 'content-type': 'application/problem+json' }))
  site.get('/slice-simulator', (c) =>
    c.html('', 200, { 'content-security-policy': 'frame-ancestors https://gruppetto.prismic.io' }),
  )
  front.use(change)
  const context = {
    database: openDatabase(':memory:'),
    clock: createClock(0, () => Date.parse(NOW)),
    origin: url,
    siteUrl,
    webhookSecret: 'webhook-secret',
    productSlug: 'gruppetto',
    documentsKeptIn: parsedDocuments(),
  }
  front.route('/', await createSandbox(context))
  return {
    close: () => Promise.all([close(), closeSite()]),
    /** What was asked since it was last looked at. */
    takeAsked: () => asked.splice(0),
    deviate(...by: readonly Deviation[]) {
      deviations = by
    },
    env: (variables: Readonly<Record<string, string>> = {}): Env => parseEnv(variablesAt(url, siteUrl, variables)),
  }
}

function variablesAt(
  url: string,
  siteUrl: string,
  variables: Readonly<Record<string, string>>,
): Record<string, string> {
  const secrets = { SESSION_SECRET: 'x'.repeat(32), PRISMIC_WEBHOOK_SECRET: 'webhook-secret-of-tests' }
  const defaults = withDefaults({ ...secrets, SITE_URL: siteUrl, SANDBOX_PORT: new URL(url).port })
  const here = Object.entries(defaults).map(([name, value = '']): [string, string] => [
    name,
    value.replaceAll(url.replace('127.0.0.1', 'localhost'), url),
  ])
  return { ...Object.fromEntries(here), ...variables }
}
