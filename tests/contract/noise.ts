import type { Context, Next } from 'hono'
import { OTHER_KIND, replaced, type Json } from './json-fields'

const dates = ['campaignStarts', 'campaignEnds', 'registrationStarts', 'registrationEnds'] as const

/** Fields that contracts.md names and nothing of the product uses, by the path of their answer. */
export const unusedFields = {
  mission: ['campaign', ...dates, 'registration'],
  summary: ['status'],
  enrolment: ['status'],
  progress: ['unit'],
  quest: ['slug'],
  series: ['id'],
} as const satisfies Record<string, readonly string[]>

const answers: readonly [RegExp, readonly string[]][] = [
  [/\/campaigns\/missions\/[^/]+$/, unusedFields.mission],
  [/\/campaigns\/[^/]+\/summary$/, unusedFields.summary],
  [/\/campaigns\/missions\/[^/]+\/enroll$/, unusedFields.enrolment],
  [/\/campaigns\/missions\/[^/]+\/progress$/, unusedFields.progress],
  [/\/quests\/[^/]+$/, unusedFields.quest],
  [/\/event-series\/\d+$/, unusedFields.series],
]

/** Objects whose names are ids, not fields. */
const MAPS = /\/race-results\//

/**
 * Makes every service answer with more than was agreed, and with anything in what nobody uses: fields nobody has heard of
 * in every object, and another kind in every unused field.
 */
export async function noise(c: Context, next: Next): Promise<void> {
  await next()
  const { pathname } = new URL(c.req.url)
  const isJson = c.res.headers.get('content-type')?.includes('json')
  if (!isJson || c.res.bodyUsed || pathname.startsWith('/control')) return
  const text = await c.res.text()
  const { status, headers } = c.res
  c.res = undefined
  c.res = new Response(noisyText(text, pathname), { status, headers })
}

function noisyText(text: string, path: string): string {
  try {
    const value = JSON.parse(text) as Json
    return MAPS.test(path) ? text : JSON.stringify(withMore(withOtherKinds(value, path)))
  } catch {
    return text
  }
}

function withOtherKinds(value: Json, path: string): Json {
  const unused = answers.find(([pattern]) => pattern.test(path))?.[1] ?? []
  return unused.reduce((noisy, field) => replaced(noisy, field, OTHER_KIND), value)
}

function withMore(value: Json): Json {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  const noisy: Json = { unheardOf: [1, OTHER_KIND] }
  for (const [name, each] of Object.entries(value)) noisy[name] = withMore(each)
  return noisy
}
