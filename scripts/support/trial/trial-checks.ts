import { setTimeout as sleep } from 'node:timers/promises'
import { variables } from '../../../lib/core/server/env-schema.ts'
import type { Trial } from './parts.ts'

const PAGES = [
  '/',
  '/about',
  '/plans',
  '/help',
  '/events',
  '/news',
  '/gallery',
  '/de',
  '/ja/about',
  '/readyz',
  '/sitemap.xml',
]
const FRESH_MS = 2_000

/** What a trial checks: a sentence, and whether it holds. */
export type TrialCheck = { sentence: string; holds: boolean }

/** Whether instances tell each other of publishes, which the variable for their number says. */
const tellEachOther = variables.some(({ name }) => name === 'INSTANCES')

export async function checkTrial(trial: Trial): Promise<TrialCheck[]> {
  return [...(await checkPages(trial)), ...(await checkScripts(trial)), ...(await checkPublish(trial))]
}

const placesOf = ({ instances, siteUrl }: Trial) => [...new Set([...instances, siteUrl])]

async function checkPages(trial: Trial): Promise<TrialCheck[]> {
  const asked = placesOf(trial).flatMap((place) => PAGES.map((path) => place + path))
  const checks: TrialCheck[] = []
  for (const url of asked) {
    const { status } = await ask(url)
    checks.push({ sentence: `${url} answers 200 (${status})`, holds: status === 200 })
  }
  return checks
}

/** The scripts that one instance's page names are there at the other. */
async function checkScripts({ instances: [first, second] }: Trial): Promise<TrialCheck[]> {
  const { text } = await ask(first)
  const paths = [...new Set(text.match(/\/_next\/static\/chunks\/[\w.~-]+\.(?:js|css)/g) ?? [])]
  const statuses = await Promise.all(paths.map(async (path) => (await ask(second + path)).status))
  const holds = paths.length > 3 && statuses.every((status) => status === 200)
  return [{ sentence: `the ${paths.length} scripts and styles of a page of one instance are at the other`, holds }]
}

/** A publish is visible within two seconds: where its webhook arrived, in front, and at the other instance. */
async function checkPublish(trial: Trial): Promise<TrialCheck[]> {
  const title = `Published ${crypto.randomUUID()}`
  const patches = JSON.stringify([{ path: 'data.meta_title', value: title }])
  const headers = { 'content-type': 'application/json' }
  const url = `${trial.sandboxUrl}/control/documents/page/about/en-us?publish=1`
  const published = await fetch(url, { method: 'POST', headers, body: patches })
  const at = performance.now()
  const places = tellEachOther ? placesOf(trial) : [trial.siteUrl]
  const seen = await Promise.all(places.map((place) => untilSeen(`${place}/about`, title, at)))
  return [
    { sentence: `the sandbox publishes (${published.status})`, holds: published.ok },
    ...places.map((place, index) => {
      const ms = seen[index]
      return {
        sentence: `${place} shows the publish (${ms === undefined ? 'not' : `${Math.round(ms)} ms`})`,
        holds: ms !== undefined,
      }
    }),
  ]
}

async function untilSeen(url: string, text: string, since: number): Promise<number | undefined> {
  while (performance.now() - since < FRESH_MS) {
    if ((await ask(url)).text.includes(text)) return performance.now() - since
    await sleep(50)
  }
  return undefined
}

async function ask(url: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, { redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}
