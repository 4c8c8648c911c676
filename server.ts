// The production server: Next.js behind our own limits (docs/decisions/006 and 018).
import './lib/core/server/logging/from-the-start.ts'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import next from 'next'
import { splitLocale } from './i18n/localized-path.ts'
import { connectionTimes } from './lib/core/limits.ts'
import { parseEnv } from './lib/core/server/parse-env.ts'
import { siteLog } from './lib/core/server/logging/logger.ts'
import { ceilingsFrom } from './lib/delivery/page-cache/ceilings.ts'
import { openBuild } from './lib/delivery/page-cache/open-build.ts'
import { Admission } from './lib/delivery/server/admission.ts'
import { Connections } from './lib/delivery/server/connections.ts'
import { drainable } from './lib/delivery/server/drain.ts'
import { listen } from './lib/delivery/server/listening.ts'
import { LoopDelay } from './lib/delivery/server/loop-delay.ts'
import { oneAtATime } from './lib/delivery/server/one-at-a-time.ts'
import { RequestChain } from './lib/delivery/server/request-chain.ts'
import { compressStaticFiles, type StaticFiles } from './lib/delivery/static-files.ts'
import { StoredResponses } from './lib/delivery/stored-responses/stored-responses.ts'
import failure from './messages/failure.json' with { type: 'json' }

const env = parseEnv(process.env)
/** Longer than any request's upstream call takes, including its retry. */
const DRAIN_PATIENCE = 10_000

// Next.js treats a rewrite to another host as an external request, so it has to know itself by the host name of
// incoming requests.
const app = next({ dev: false, hostname: 'localhost', port: env.PORT, dir: import.meta.dirname })
await app.prepare()

const staticFiles: StaticFiles = new Map()
const distDir = join(import.meta.dirname, env.NEXT_DIST_DIR)
if (env.DELIVERY_STEPS.includes('brotli-files')) {
  compressStaticFiles(staticFiles, distDir).catch((error: unknown) => console.warn('static files stay in gzip', error))
}

const build = openBuild({ serverDistDir: join(distDir, 'server'), flushToDisk: true })

const failureWordsAt = (pathname: string) => {
  const { locale } = splitLocale(pathname)
  return { language: locale, ...failure[locale] }
}

const hasProxies = env.TRUSTED_PROXIES > 0
const connections = new Connections({
  most: env.CONNECTIONS,
  perAddress: hasProxies ? Infinity : env.CONNECTIONS_PER_ADDRESS,
})
const loop = new LoopDelay()
const admission = new Admission({ loopDelay: () => loop.milliseconds, now: () => performance.now() })
const chain = new RequestChain({
  env,
  staticFiles,
  stored: env.DELIVERY_STEPS.includes('stored-responses')
    ? new StoredResponses(ceilingsFrom(env), build.invalidations)
    : undefined,
  dataFiles: build.dataFiles,
  admission,
  handleByFramework: app.getRequestHandler(),
  failureWordsAt,
})

const server = createServer({
  connectionsCheckingInterval: connectionTimes.check,
  // The framework accepts upgrades for its development mode; here a request for an upgrade is treated like any other
  // request.
  shouldUpgradeCallback: () => false,
  // Node's own error responses would bypass our limits; `refusal.ts` sends them instead.
  requireHostHeader: false,
})
const take = oneAtATime((request, response) => chain.answer(request, response), connections)
server.on('request', take).on('checkExpectation', take)
// Clients that send or read too slowly may not keep connections open; Node's own limits are minutes long.
server.headersTimeout = connectionTimes.head
server.requestTimeout = connectionTimes.request
server.timeout = connectionTimes.silence
// Longer than the idle time of a proxy, so that no proxy sends into a connection that is being closed.
server.keepAliveTimeout = env.KEEP_ALIVE_SECONDS * 1000

// Errors of single connections that the system could not hand over.
server.on('error', (err) => siteLog().error({ err }, 'a connection was lost'))

const drain = drainable(server)
const place = { port: env.PORT, host: env.BIND_ADDRESS }
server.on('connection', (socket: Socket) => connections.accept(socket))
const refuses = (address: string) => {
  admission.expectRequest()
  return connections.refuses(address)
}
const { stop: stopListening } = await listen(server, place, refuses).catch((err: unknown) => {
  siteLog().fatal({ err }, 'the server failed')
  process.exit(1)
})
siteLog().info(`site ready on http://localhost:${env.PORT}`)

/** If stopped by hand (SIGINT), the server doesn't wait for a load balancer; a second signal ends it at once. */
const NOTICES = { SIGINT: 0, SIGTERM: env.DRAIN_NOTICE_MS } as const

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    const draining = {
      noticeMs: NOTICES[signal],
      patienceMs: DRAIN_PATIENCE,
      stopListening,
      finishWork: () => app.close(),
    }
    void drain(draining).finally(() => process.exit(0))
  })
}
