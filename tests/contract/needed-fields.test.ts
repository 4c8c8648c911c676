import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fieldsOf, OTHER_KIND, replaced, type Json } from './json-fields'
import { neededFields } from './needed-fields'
import { loadVisitorReads, type Calls } from './service-calls'
import { startProduct, startSandbox, type StartedSandbox } from './started-sandbox'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => startProduct(sandbox))

const network = globalThis.fetch

/** A few rows have every field; hundreds of them would only take their time. */
function firstRows(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, 5).map(firstRows)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, firstRows(each)]))
}

/** What a service answered, and from now on answers again, changed. */
async function recorded(call: () => Promise<unknown>) {
  let answer: Json = null
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await network(...request)
    answer = firstRows((await response.clone().json()) as Json)
    return response
  })
  await call()
  return {
    answer,
    async isBadWith(changed: Json): Promise<boolean> {
      vi.stubGlobal('fetch', async () => Response.json(changed))
      const kind = await call().then(
        () => 'good',
        (error: unknown) => (error instanceof Error && 'kind' in error ? error.kind : error),
      )
      expect(['good', 'schema']).toContain(kind)
      return kind === 'schema'
    },
  }
}

async function neededBy(call: () => Promise<unknown>): Promise<string[]> {
  const { answer, isBadWith } = await recorded(call)
  const needed: string[] = []
  for (const field of fieldsOf(answer)) {
    // What is below a field that is not needed is not needed either, nor is it asked for.
    if (await isBadWith(replaced(answer, field, OTHER_KIND))) needed.push(field)
  }
  return needed
}

async function loadCalls(): Promise<Calls> {
  return (await loadVisitorReads()).storefront ?? {}
}

test('no call is missing from the list of needed fields', async () => {
  expect(Object.keys(neededFields).toSorted()).toEqual(Object.keys(await loadCalls()).toSorted())
})

test.each(Object.entries(neededFields))(
  'an answer to %s is refused for what the product uses of it, and for nothing else',
  async (operation, expected) => {
    const { [operation]: call } = await loadCalls()
    const needed = call && (await neededBy(call))
    expect(needed?.toSorted()).toEqual(expected.toSorted())
  },
)
