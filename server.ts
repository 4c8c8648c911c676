// The production server: Next behind limits of our own (docs/decisions/006 and 018).
import { createServer } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { splitLocale } from './i18n/localized-path.ts'
import { parseEnv } from './lib/core/server/env-schema.ts'
import { withoutInternalCookies } from './lib/core/server/internal-cookies.ts'
import { nameClient } from './lib/core/server/rate-limit/client-address.ts'
import { withRequestBudget } from './lib/core/server/request-budget.ts'
import { completeHeaders } from './lib/delivery/answer-headers.ts'
import { withPageAnswer } from './lib/delivery/page-answer.ts'
import { drain } from './lib/delivery/server/drain.ts'
import { explainFailure } from './lib/delivery/server/failure-page.ts'
import { refusalOf, refuse } from './lib/delivery/server/refusal.ts'
import { WaitingBodies } from './lib/delivery/server/waiting-bodies.ts'
import { compressStaticFiles, serveStaticFile, type StaticFiles } from './lib/delivery/static-files.ts'
import failure from './messages/failure.json' with { type: 'json' }

const env = parseEnv(process.env)
/** Longer than any upstream call of a request takes, with its second try. */
const DRAIN_PATIENCE = 10_000

// Next takes a rewrite to another host for a call elsewhere: it must know itself by the name that requests come in with.
const app = next({ dev: false, hostname: 'localhost', port: env.PORT, dir: import.meta.dirname })
await app.prepare()
const handle = app.getRequestHandler()

const staticFiles: StaticFiles = new Map()
const distDir = join(import.meta.dirname, env.NEXT_DIST_DIR)
if (env.DELIVERY_STEPS.includes('brotli-files')) {
  compressStaticFiles(staticFiles, distDir).catch((error: unknown) => console.warn('static files stay in gzip', error))
}

const failureWordsAt = (pathname: string) => {
  const { locale } = splitLocale(pathname)
  return { language: locale, ...failure[locale] }
}

const bodies = new WaitingBodies(64)

// The limits of time below are enforced this often (Node's own check is half a minute apart).
const server = createServer({ connectionsCheckingInterval: 5_000 }, (request, response) => {
  completeHeaders(response)
  explainFailure(request, response, failureWordsAt)
  const refusal = refusalOf(request)
  if (refusal) return refuse(request, response, refusal)
  if (serveStaticFile(staticFiles, request, response)) return undefined
  if (!bodies.admit(request)) return refuse(request, response, { status: 503, sentence: 'Too much is being sent.' })
  nameClient(request, env.TRUSTED_PROXIES)
  if (request.headers.cookie) request.headers.cookie = withoutInternalCookies(request.headers.cookie)
  return void withRequestBudget(() => withPageAnswer(response, () => handle(request, response)))
})
// Slow senders may not hold connections open (Node's own limits are minutes), nor may readers that take nothing.
server.headersTimeout = 15_000
server.requestTimeout = 30_000
server.timeout = 60_000
// Longer than a proxy's idle time, so that it never sends into a closing connection.
server.keepAliveTimeout = env.KEEP_ALIVE_SECONDS * 1000
server.maxConnections = 2048

server.listen(env.PORT, env.BIND_ADDRESS, () => console.warn(`site ready on http://localhost:${env.PORT}`))

/** Whoever stops it by hand need not wait for a balancer; a second signal ends it at once. */
const NOTICES = { SIGINT: 0, SIGTERM: env.DRAIN_NOTICE_MS } as const

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    const draining = { noticeMs: NOTICES[signal], patienceMs: DRAIN_PATIENCE, finishWork: () => app.close() }
    void drain(server, draining).finally(() => process.exit(0))
  })
}
