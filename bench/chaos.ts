// usage: npm test -- e2e/trials/front.spec.ts && node bench/chaos.ts [minutes]
// Two instances of the build that `npm test` has left, Varnish in front of them, a Redis and a sandbox, for ten minutes:
// visitors read, players join and give cards, a page is published every two seconds. Meanwhile an instance is killed and
// comes back, Redis is gone for a minute, the content service fails for a minute, and a new build is rolled out. Fails if
// a visitor's page failed, a write was lost or doubled, or a page was older than two seconds and the outage. Writes
// `test-results/chaos.svg` and the instances' logs beside it. Needs redis-server, varnish and varnish-modules.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'playwright'
import { Processes } from '../scripts/support/processes.ts'
import { root } from '../scripts/support/root.ts'
import { buildSite } from '../scripts/support/site.ts'
import { testEnvironment } from '../scripts/support/test-environment.ts'
import { Log } from './chaos/log.ts'
import { picture } from './chaos/picture.ts'
import { report } from './chaos/report.ts'

Object.assign(process.env, await testEnvironment())
// These modules read the environment when they are loaded.
const { findFreePort } = await import('../e2e/support/own-programs.ts')
const { startInstances } = await import('../e2e/support/instances.ts')
const { Sandbox } = await import('../e2e/support/sandbox.ts')
const { startVarnish } = await import('../e2e/support/varnish.ts')
const { play } = await import('./chaos/players.ts')
const { publishAndLook } = await import('./chaos/publisher.ts')
const { visit } = await import('./chaos/visitors.ts')

const minutes = Number(process.argv[2] ?? 10)
const MINUTE = 60_000
/** Each outage lasts a minute, or less in a shorter run. */
const OUTAGE_MS = Math.min(MINUTE, (minutes * MINUTE) / 10)
const results = join(root, 'test-results')
/** By then the front's probes know an instance that is ready (docs/deploying.md). */
const KNOWN_MS = 3000
const FRONT_SECRET = 'secret-of-the-front-in-chaos'

const frontPort = await findFreePort()
const front = `http://127.0.0.1:${frontPort}`
const site = await startInstances('chaos', {
  FRONT_SECRET,
  FRONT_PURGE_URLS: front,
  TRUSTED_PROXIES: '1',
  RATE_LIMIT_SCALE: '100',
  UPSTREAM_DEADLINE_MS: '4000',
  DRAIN_NOTICE_MS: '3000',
  LOG_LEVEL: 'info',
})
const secondBuild = `${process.env.NEXT_DIST_DIR}-second`
await buildSite(
  new Processes(),
  { ...process.env, PRISMIC_ENDPOINT: `${site.sandboxUrl}/content/api/v2`, NEXT_DIST_DIR: secondBuild },
  join(root, 'test-results/logs/second-build.log'),
)
const ports = site.all.map(({ url }) => Number(new URL(url).port))
const varnish = await startVarnish(frontPort, ports, FRONT_SECRET)
const client = await request.newContext()
const sandbox = new Sandbox(client, site.sandboxUrl)
const log = new Log()
const ending = new AbortController()

try {
  const life = Promise.all([
    visit(front, log, ending.signal),
    publishAndLook(front, sandbox, log, ending.signal),
    play(front, client, sandbox, log, ending.signal),
  ])
  await disturb()
  ending.abort()
  await life
} finally {
  mkdirSync(results, { recursive: true })
  for (const [place, { log: linesOf }] of site.all.entries())
    writeFileSync(join(results, `chaos-${place}.log`), linesOf().join('\n'))
  await varnish.stop()
  await site.stop()
  await client.dispose()
}
writeFileSync(join(results, 'chaos.svg'), picture(log))
if (!report(log)) process.exitCode = 1

/** The outages, one after the other, with a pause of the same length between them. */
async function disturb(): Promise<void> {
  const [first, second] = site.all
  if (first === undefined || second === undefined) throw new Error('there are two instances')
  await sleep(OUTAGE_MS)
  await log.during('an instance is killed', async () => {
    await second.kill()
    await sleep(OUTAGE_MS / 2)
    await second.start()
  })
  await sleep(OUTAGE_MS)
  await log.during('no Redis', async () => {
    await site.redis.kill()
    await sleep(OUTAGE_MS)
    await site.redis.start()
  })
  await sleep(OUTAGE_MS)
  await log.during('the content service fails', async () => {
    await sandbox.fault({ service: 'content', kind: 'failing' })
    await sleep(OUTAGE_MS)
    await sandbox.clearFaults()
  })
  await sleep(OUTAGE_MS)
  await log.during('a new build is rolled out', async () => {
    for (const instance of [first, second]) {
      await instance.replace(secondBuild)
      await sleep(KNOWN_MS)
    }
  })
  await sleep(Math.max(OUTAGE_MS, minutes * MINUTE - log.now))
}
