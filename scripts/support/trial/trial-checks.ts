import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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

export async function checkTrial(trial: Trial): Promise<TrialCheck[]> {
  return [...(await checkPages(trial)), ...(await checkPublish(trial)), checkWritten(trial)]
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

/** A publish is visible within two seconds: where its webhook arrived, in front, and at the other instance. */
async function checkPublish(trial: Trial): Promise<TrialCheck[]> {
  const title = `Published ${crypto.randomUUID()}`
  const patches = JSON.stringify([{ path: 'data.meta_title', value: title }])
  const headers = { 'content-type': 'application/json' }
  const url = `${trial.sandboxUrl}/control/documents/page/about/en-us?publish=1`
  const published = await fetch(url, { method: 'POST', headers, body: patches })
  const at = performance.now()
  const places = trial.hasRedis ? placesOf(trial) : [trial.siteUrl]
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

/** All that instances write is their caches, and the scripts and styles for other builds. */
function checkWritten({ unwritten, startedAt }: Trial): TrialCheck {
  const paths = unwritten.flatMap((folder) => [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ])
  const written = paths.filter((path) => lstatSync(path).ctimeMs > startedAt)
  const what = written.length === 0 ? '' : ` (${written.slice(0, 5).join(', ')})`
  return { sentence: `the instances write nothing but their caches${what}`, holds: written.length === 0 }
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
