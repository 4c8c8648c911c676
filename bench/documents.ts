// usage: node bench/documents.ts [100 10000]
// Builds and serves the site with so many generated documents in the sandbox, one number after the other, and prints for
// each: seconds, memory and disk of the build; memory of an instance; how long a sitemap, and the first byte of a page
// made on demand, take; how many calls of the content service a publish of one page costs, and one of the navigation with
// visitors on all pages; and how long the pages take meanwhile. With two numbers also how they compare. Some six minutes
// for each number. Linux only; nothing else should run.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Processes } from '../scripts/support/processes.ts'
import { findFreePort } from '../scripts/support/ports.ts'
import { root } from '../scripts/support/root.ts'
import { startSandbox } from '../scripts/support/sandbox.ts'
import { buildFolder, buildSite, startSite } from '../scripts/support/site.ts'
import { exampleEnvironment } from '../scripts/support/test-environment.ts'
import { Editor } from './documents/editor.ts'
import { diskOf, memoryOf, watched } from './documents/resources.ts'
import { firstByteMs, quantile, visit } from './documents/visits.ts'

const ON_DEMAND = 50
const VISITED = 2_000
const VISITS_PER_SECOND = Number(process.env.VISITS_PER_SECOND ?? 50)
const MINUTE_SECONDS = 60
/** A publish is looked at again after one, four and fifteen seconds (`publish-tracker.ts`). */
const SETTLED_MS = 25_000
const IDLE_MS = 10_000

type Figures = Record<string, number>

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 10_000]
const measured: Figures[] = []
for (const count of counts) measured.push(await measure(count))
const [few, many] = measured
for (const name of few && many ? Object.keys(few) : []) {
  const [one, other] = [few?.[name] ?? NaN, many?.[name] ?? NaN]
  console.log(`${name}: ${one.toFixed(1)}, ${other.toFixed(1)}, ${(other / one).toFixed(2)} ×`)
}

async function measure(count: number): Promise<Figures> {
  const ports = { site: await findFreePort(3300), sandbox: await findFreePort(4310) }
  const environment = {
    ...exampleEnvironment(root, ports),
    SANDBOX_DATABASE: ':memory:',
    SANDBOX_DOCUMENTS: String(count),
    NEXT_DIST_DIR: `.next-documents-${count}`,
    RATE_LIMIT_SCALE: '100',
  }
  const folder = buildFolder(environment)
  rmSync(folder, { recursive: true, force: true })
  const processes = new Processes()
  const log = (name: string) => join(root, `test-results/logs/documents-${count}-${name}.log`)
  const figures: Figures = {}
  const note = (name: string, value: number) => {
    figures[name] = value
    console.log(`${count} documents: ${name}: ${value.toFixed(1)}`)
  }
  try {
    await startSandbox(processes, environment, log('sandbox'))
    const editor = new Editor(`http://localhost:${ports.sandbox}`)
    await editor.forgetCalls()
    const build = await watched(/next/, () => buildSite(processes, environment, log('build')))
    note('build, s', build.seconds)
    note('memory of the build, MB', build.megabytes)
    note('disk of the build, MB', diskOf(folder))
    note('content calls of the build, 2000 at most', await editor.countCalls())
    await startSite(processes, environment, log('site'))
    await measureSite(`http://localhost:${ports.site}`, editor, note)
  } finally {
    await processes.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return figures
}

async function measureSite(site: string, editor: Editor, note: (name: string, value: number) => void): Promise<void> {
  await firstByteMs(`${site}/`)
  note('first request for a sitemap, ms', await firstByteMs(`${site}/sitemaps/en.xml`))
  note('second request for a sitemap, ms', await firstByteMs(`${site}/sitemaps/en.xml`))
  await sleep(IDLE_MS)
  note('memory of an idle instance, MB', memoryOf(/server\.ts/))
  const addresses = await listAddresses(site)
  const onDemand: number[] = []
  for (const address of addresses.slice(-ON_DEMAND)) onDemand.push(await firstByteMs(address))
  note('first byte of a page made on demand, median of 50, ms', quantile(onDemand, 0.5))

  await editor.forgetCalls()
  await editor.publish('page/generated-0/en-us', 'data.body1.0.primary.title', 'Published by the bench')
  note('until the publish of one page shows, ms', await untilShown(`${site}/generated-0`, 'Published by the bench'))
  await sleep(SETTLED_MS)
  note('content calls of a publish of one page', await editor.countCalls())
  note('sitemap after a publish, first request, ms', await firstByteMs(`${site}/sitemaps/en.xml`))

  const visited = addresses.slice(0, VISITED)
  await visit(visited, VISITS_PER_SECOND, MINUTE_SECONDS)
  note('p99 of pages in a quiet minute, ms', quantile(await visit(visited, VISITS_PER_SECOND, MINUTE_SECONDS), 0.99))
  await editor.forgetCalls()
  await editor.publish('navigation/navigation/en-us', 'data.items.0.label', 'Ride on')
  const after = await visit(visited, VISITS_PER_SECOND, MINUTE_SECONDS)
  note('p99 of pages in the minute after a publish of the navigation, ms', quantile(after, 0.99))
  note('content calls in that minute, 2000 at most', await editor.countCalls())
  note('memory of the instance after that, MB', memoryOf(/server\.ts/))
}

/** The generated pages, by the English sitemaps. */
async function listAddresses(site: string): Promise<string[]> {
  const index = await (await fetch(`${site}/sitemap.xml`)).text()
  const sitemaps = [...index.matchAll(/<loc>(?<address>[^<]*\/en[^/<]*\.xml)<\/loc>/g)]
  const texts = await Promise.all(sitemaps.map(async ({ groups }) => (await fetch(groups?.address ?? '')).text()))
  const found = [...texts.join('').matchAll(/<loc>(?<address>[^<]*\/generated-\d+)<\/loc>/g)]
  return found.map(({ groups }) => groups?.address ?? '')
}

async function untilShown(address: string, text: string): Promise<number> {
  const begun = performance.now()
  for (;;) {
    if ((await (await fetch(address)).text()).includes(text)) return performance.now() - begun
    if (performance.now() - begun > 60_000) throw new Error(`${address} does not show the publish`)
    await sleep(20)
  }
}
