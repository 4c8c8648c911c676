// usage: npm test -- e2e/trials/instances.spec.ts && node bench/instances.ts [rounds]
// Sends each write that must be done once to two instances at the same time, ends access tokens before calls to both, and
// brings copies of cookies to the one after signing out at the other; the clocks are a minute apart. On the build that
// `npm test` has left; needs redis-server. Fails if anything was done twice, or anybody was signed out.
import { chromium, request } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { testEnvironment } from '../scripts/support/test-environment.ts'

Object.assign(process.env, await testEnvironment(), { RATE_LIMIT_SCALE: '100' })
// These modules read the environment when they are loaded.
const { doubleClick, wasOnce } = await import('../e2e/support/double-clicks.ts')
const { rotations, signOuts } = await import('../e2e/support/instance-sessions.ts')
const { startInstances } = await import('../e2e/support/instances.ts')
const { Sandbox } = await import('../e2e/support/sandbox.ts')
const { writesOf } = await import('../e2e/support/writes-done-once.ts')

const rounds = Number(process.argv[2] ?? 200)
const aMinuteAhead = String(Number(process.env.CLOCK_OFFSET_MS) + 60_000)

const instances = await startInstances('bench', { UPSTREAM_DEADLINE_MS: '4000' }, [
  {},
  { CLOCK_OFFSET_MS: aMinuteAhead },
])
const client = await request.newContext()
const sandbox = new Sandbox(client, instances.sandboxUrl)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  const renewed = await rotations(instances, sandbox, browser, rounds)
  report('token renewals: one, and nobody signed out', renewed.filter(isGood).length)
  const refused = await signOuts(instances, rounds)
  report('copies refused at once at the other instance', refused.filter((status) => status === 401).length)
  for (const write of await writesOf(instances, client))
    report(`double clicks, ${write.name}`, await doubleClicks(write))
} finally {
  await browser.close()
  await instances.stop()
}

async function doubleClicks(write: Parameters<typeof wasOnce>[0]): Promise<number> {
  let once = 0
  for (let round = 1; round <= rounds; round += 1) {
    const clicked = await doubleClick(instances, client, write, round)
    if (wasOnce(write, clicked)) once += 1
    else console.log(`${write.name}, round ${round}: ${JSON.stringify(clicked)}`)
  }
  return once
}

function isGood({ renewals, statuses }: Awaited<ReturnType<typeof rotations>>[number]): boolean {
  return renewals === 1 && statuses.every((status) => status === 200)
}

function report(what: string, good: number): void {
  console.log(`${what}: ${good} of ${rounds}`)
  if (good < rounds) process.exitCode = 1
}
