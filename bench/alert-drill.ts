// usage: npm test -- e2e/trials/operators.spec.ts && node bench/alert-drill.ts
// Two instances with a Redis, a sandbox and a front, on the build that `npm test` has left, measured by a Prometheus with the
// rules of deploy/grafana. Makes each service fail, then a clock, a front and a disk, then the Redis, then all instances, and
// writes down when `/status` named the problem, when the alert was there, and when it was gone after the fault. Fails if an
// alert doesn't come, names another cause, stays, or has no section in docs/operating.md, or if a panel of the dashboard has
// nothing to draw. Writes `test-results/panels.svg`. Needs redis-server, prometheus, and for the disk root; half an hour.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { request } from 'playwright'
import { z } from 'zod'
import { root } from '../scripts/support/root.ts'
import { testEnvironment } from '../scripts/support/test-environment.ts'

Object.assign(process.env, await testEnvironment())
// These modules read the environment when they are loaded.
const { findFreePort } = await import('../e2e/support/own-programs.ts')
const { startInstances } = await import('../e2e/support/instances.ts')
const { Sandbox } = await import('../e2e/support/sandbox.ts')
const { heading, newHeading, testDocument, testUid } = await import('../e2e/support/test-document.ts')
const { asksOfServices, visitAndAsk } = await import('./drill/asks.ts')
const { startCollector } = await import('./drill/collector.ts')
const { mountDisk, stagesOf, unmountDisk } = await import('./drill/faults.ts')
const { drawPanels } = await import('./drill/panels.ts')
const { startPrometheus } = await import('./drill/prometheus.ts')
const { startPurgedFront } = await import('./drill/purged-front.ts')
const { runStage } = await import('./drill/run-stage.ts')

const STATUS_TOKEN = 'token-of-the-status-in-the-drill-0123456789'
const QUIET_MS = 90_000
const PUBLISH_MS = 20_000

const results = join(root, 'test-results')
const disk = join(results, 'drill-disk')
mkdirSync(disk, { recursive: true })
for (const program of ['prometheus', 'redis-server'])
  if (spawnSync(program, ['--version']).status !== 0) throw new Error(`there is no ${program}`)
if (!mountDisk(disk)) console.log('left out: a full disk, which needs root')
process.on('exit', () => unmountDisk(disk))
const clockFile = join(results, 'drill-clock')
writeFileSync(clockFile, '0')

const [collectorPort, prometheusPort, frontPort] = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
const collector = await startCollector(collectorPort)
const prometheus = await startPrometheus(prometheusPort, collector.target)
const front = await startPurgedFront(frontPort)
const site = await startInstances(
  'drill',
  {
    STATUS_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    FRONT_SECRET: 'secret-of-the-front-in-the-drill',
    FRONT_PURGE_URLS: `http://127.0.0.1:${frontPort}`,
    TRUSTED_PROXIES: '1',
    RATE_LIMIT_SCALE: '100',
    UPSTREAM_DEADLINE_MS: '2000',
    // Failures are counted as they are logged.
    LOG_LEVEL: 'warn',
  },
  [
    {},
    {
      CACHE_FOLDER: disk,
      NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'bench/drill/movable-clock.ts')).href}`,
      CLOCK_IS_OFF_FILE: clockFile,
    },
  ],
)
const client = await request.newContext()
const sandbox = new Sandbox(client, site.sandboxUrl)
const asks = await asksOfServices(sandbox, site.sandboxUrl)
const uid = testUid('drill')
await sandbox.create(testDocument(uid, [heading('Text 0.')]))
let published = 0
const publish = () => sandbox.publish(`page/${uid}/en-us`, newHeading(`Text ${(published += 1)}.`))

async function publishAgainAndAgain(): Promise<void> {
  while (!ending.signal.aborted) {
    // No instance may be there to be told.
    await publish().catch(() => undefined)
    await sleep(PUBLISH_MS)
  }
}

const statusSchema = z.object({ problems: z.array(z.record(z.string(), z.unknown())) })

/** Of all instances that answer. */
async function problems() {
  const headers = { authorization: `Bearer ${STATUS_TOKEN}` }
  const asked = site.all.map(async ({ url }) => {
    const answer = await fetch(`${url}/status`, { headers, signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    return answer?.ok === true ? statusSchema.parse(await answer.json()).problems : []
  })
  return (await Promise.all(asked)).flat()
}

const ending = new AbortController()
const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8')
const begun = Date.now()
const phases: { name: string; from: number; to: number }[] = []
const missed: string[] = []
try {
  // Nobody asks for what needs a service before the first one fails: an answer that was kept would hide the failure.
  let current: typeof asks = {}
  const life = Promise.all([
    visitAndAsk(
      site.all.map(({ url }) => url),
      () => current,
      ending.signal,
    ),
    publishAgainAndAgain(),
  ])
  await sleep(QUIET_MS)
  for (const stage of stagesOf(Object.keys(asks), { site, sandbox, front, clockFile, disk, publish })) {
    current = asks
    const from = Date.now() / 1000
    missed.push(...(await runStage(stage, { problems, alerts: prometheus.alerts, guide })))
    phases.push({ name: stage.name, from, to: Date.now() / 1000 })
  }
  ending.abort()
  await life
  const span = { from: begun / 1000, to: Date.now() / 1000 }
  const { picture, empty } = await drawPanels(prometheus, span, phases)
  writeFileSync(join(results, 'panels.svg'), picture)
  missed.push(...empty.map((title) => `the panel “${title}” has nothing to draw`))
} finally {
  ending.abort()
  await Promise.all([site.stop(), prometheus.stop(), client.dispose()])
  collector.stop()
  front.stop()
}
for (const each of missed) console.log(`MISSED: ${each}`)
if (missed.length > 0) process.exitCode = 1
