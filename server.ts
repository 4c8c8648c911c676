// The production server: Next.js behind our own limits (docs/decisions/006 and 018).
import './lib/core/server/logging/from-the-start.ts'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import next from 'next'
import { directionOf } from './i18n/locales.ts'
import { splitLocale } from './i18n/localized-path.ts'
import { connectionTimes, headLimits } from './lib/core/limits.ts'
import { withDefaults } from './lib/core/server/env-defaults.ts'
import { parseEnv } from './lib/core/server/parse-env.ts'
import { createPlainLogger, siteLog } from './lib/core/server/logging/logger.ts'
import { buildIdOf, storageFolders } from './lib/core/server/storage-folders.ts'
import { provideFronts } from './lib/core/server/tag-expiry.ts'
import { incompleteBuild } from './lib/delivery/build-files.ts'
import { changesSinceBuild } from './lib/delivery/page-cache/build-environment.ts'
import { openFronts } from './lib/delivery/front/purge/purge-fronts.ts'
import { ceilingsFrom } from './lib/delivery/page-cache/ceilings.ts'
import { openBuild } from './lib/delivery/page-cache/open-build.ts'
import { accessLog } from './lib/delivery/server/access-log.ts'
import { Admission } from './lib/delivery/server/admission.ts'
import { Connections } from './lib/delivery/server/connections.ts'
import { drainable } from './lib/delivery/server/drain.ts'
import { FinishedRequests } from './lib/delivery/server/finished-requests.ts'
import { frameworkConfig } from './lib/delivery/server/framework-config.ts'
import { FormerFiles } from './lib/delivery/server/former-files.ts'
import { listen } from './lib/delivery/server/listening.ts'
import { LoopDelay } from './lib/delivery/server/loop-delay.ts'
import { oneAtATime } from './lib/delivery/server/one-at-a-time.ts'
import { OperatorRequests } from './lib/delivery/server/operator-requests.ts'
import { RequestChain } from './lib/delivery/server/request-chain.ts'
import { readRoutePatterns } from './lib/delivery/server/route-patterns.ts'
import { provideServerGauges } from './lib/delivery/server/server-gauges.ts'
import { VisitorBuckets } from './lib/delivery/server/visitor-bucket.ts'
import { canServe } from './lib/delivery/server/warm-up.ts'
import { readStaticFiles, type StaticFiles } from './lib/delivery/static-files.ts'
import { measureRequests } from './lib/delivery/telemetry/measure-requests.ts'
import { StoredResponses } from './lib/delivery/stored-responses/stored-responses.ts'
import closed from './messages/closed.json' with { type: 'json' }
import failure from './messages/failure.json' with { type: 'json' }

const env = parseEnv(process.env)
/** Longer than any request's upstream call takes, including its retry. */
const DRAIN_PATIENCE = 10_000

process.chdir(import.meta.dirname)
const distDir = join(import.meta.dirname, env.NEXT_DIST_DIR)

/** Ends the process, so that whatever started it knows. */
function giveUp(message: string, err?: unknown): never {
  siteLog().fatal({ err }, message)
  process.exit(1)
}

const incomplete = incompleteBuild(distDir)
if (incomplete !== undefined) giveUp(incomplete)
const changes = changesSinceBuild(distDir, withDefaults(process.env))
if (changes.length > 0) siteLog().info({ changes }, 'pages are made anew: the build was made with another environment')
Object.assign(process.env, frameworkConfig(import.meta.dirname, env.NEXT_DIST_DIR))

/** Loaded only where measurements are exported: some megabytes, which take a tenth of a second. */
const closeTelemetry = await openTelemetryIfAsked(env.OTEL_EXPORTER_OTLP_ENDPOINT)

async function openTelemetryIfAsked(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (endpoint === undefined) return () => Promise.resolve()
  const { openTelemetry } = await import('./lib/delivery/telemetry/open-telemetry.ts')
  return openTelemetry({ ...env, endpoint, version: buildIdOf(distDir) })
}

// Before the framework starts: it goes on with publishes that the previous process left open.
const purgeFronts = openFronts(env, storageFolders(distDir, withDefaults(process.env)).all)
if (purgeFronts) provideFronts(purgeFronts)

// Next.js treats a rewrite to another host as an external request, so it has to know itself by the host name of
// incoming requests.
const app = next({ dev: false, hostname: 'localhost', port: env.PORT, dir: import.meta.dirname })
await app.prepare()

const sendsBrotli = env.DELIVERY_STEPS.includes('brotli-files')
const staticFiles: StaticFiles = sendsBrotli ? await readStaticFiles(distDir) : new Map()

const build = openBuild({ serverDistDir: join(distDir, 'server'), flushToDisk: true })

if (env.DELIVERY_STEPS.includes('page-data-files')) build.former.record(build.decorator.startLines)
const formerFiles = new FormerFiles({ build: distDir, own: join(build.folders.formerFiles, buildIdOf(distDir)) })
await formerFiles
  .share()
  .catch((err: unknown) => siteLog().warn({ err }, 'pages of other builds may miss their scripts'))

const wordsAt = (words: typeof failure) => (pathname: string) => {
  const { locale } = splitLocale(pathname)
  return { language: locale, direction: directionOf(locale), ...words[locale] }
}

const hasProxies = env.TRUSTED_PROXIES > 0
const connections = new Connections({
  most: env.CONNECTIONS,
  perAddress: hasProxies ? Infinity : env.CONNECTIONS_PER_ADDRESS,
})
const loop = new LoopDelay()
const admission = new Admission({ loopDelay: () => loop.milliseconds, now: () => performance.now() })
const patterns = readRoutePatterns(distDir)
const finished = new FinishedRequests(patterns, [
  ...(env.ACCESS_LOG ? [accessLog(createPlainLogger(env.LOG_LEVEL))] : []),
  ...(env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? [] : [measureRequests()]),
])
provideServerGauges({ admission, connections, loop, folder: storageFolders(distDir, withDefaults(process.env)).all })
const stored = env.DELIVERY_STEPS.includes('stored-responses')
  ? new StoredResponses(
      ceilingsFrom(env),
      {
        isOutdated: (tags, since) => build.invalidations.isOutdated(tags, since),
        markUsed: (key) => build.caches.pages(key).markUsed(key),
        holdData: (asked, data) => build.dataFiles.holdData(asked, data),
      },
      env.SITE_URL,
    )
  : undefined
if (stored) build.dataFiles.provide(stored)
const chain = new RequestChain({
  env,
  staticFiles,
  stored,
  dataFiles: build.dataFiles,
  invalidations: build.invalidations,
  formerFiles,
  admission,
  handleByFramework: app.getRequestHandler(),
  failureWordsAt: wordsAt(failure),
  closedWordsAt: wordsAt(closed),
  finished,
  patterns,
  operators: new OperatorRequests(env),
  buckets: new VisitorBuckets(env),
})

if (!(await canServe((request, response) => chain.answer(request, response), new URL(env.SITE_URL).host)))
  giveUp('the site can’t be served: every page fails, for the reasons logged above')

const server = createServer({
  maxHeaderSize: headLimits.largest,
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
const { stop: stopListening } = await listen(server, place, refuses).catch((err: unknown) =>
  giveUp('the server failed', err),
)
siteLog().info(`site ready on http://localhost:${env.PORT}`)

/** If stopped by hand (SIGINT), the server doesn't wait for a load balancer; a second signal ends it at once. */
const NOTICES = { SIGINT: 0, SIGTERM: env.DRAIN_NOTICE_MS } as const

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    const draining = {
      noticeMs: NOTICES[signal],
      patienceMs: DRAIN_PATIENCE,
      stopListening,
      finishWork: async () => {
        await app.close()
        await closeTelemetry()
      },
    }
    void drain(draining).finally(() => process.exit(0))
  })
}
