import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { expect } from './fixtures.ts'
import type { Sandbox } from './sandbox.ts'

/** A section in its written form: `slice_type`, and fields in the form of the sandbox's documents. */
export type Section = { slice_type: string; primary?: Record<string, unknown>; items?: Record<string, unknown>[] }

/** Publishes a page of these sections under an address of its own. @returns its path */
export async function publishPage(request: APIRequestContext, sandbox: Sandbox, sections: Section[]): Promise<string> {
  const uid = `test-${randomUUID()}`
  const body = sections.map((section) => ({ variation: 'default', primary: {}, items: [], ...section }))
  const data = { type: 'page', uid, lang: 'en-us', data: { title: 'A page of a test', body } }
  const created = await request.post(`${sandbox.url}/control/documents`, { data })
  expect(created.ok(), await created.text()).toBe(true)
  const { id } = z.object({ id: z.string() }).parse(await created.json())
  const published = await request.post(`${sandbox.url}/control/publish`, { data: { ids: [id] } })
  expect(published.ok(), await published.text()).toBe(true)
  return `/${uid}`
}
