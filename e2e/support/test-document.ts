import { randomUUID } from 'node:crypto'
import type { NewDocument, Patch } from './sandbox.ts'
import type { Section } from './publish-page.ts'

/** Prefix of the uids of pages that tests publish, by which the test of every page ignores them. */
export const TEST_UID = 'test-'

type TestUid = `${typeof TEST_UID}${string}`

/** A uid that is unique, also among earlier runs on the same sandbox. */
export const testUid = (name: string): TestUid => `${TEST_UID}${name}-${randomUUID().slice(0, 8)}`

/** A content page for a single test, for `Sandbox.create`. */
export function testDocument(uid: TestUid, sections: readonly Section[], lang = 'en-us'): NewDocument {
  const body = sections.map((section) => ({ variation: 'default', primary: {}, items: [], ...section }))
  return { type: 'page', uid, lang, data: { title: uid, body } }
}

/** A text section with the text as a second-level heading. */
export const heading = (text: string): Section => ({
  slice_type: 'text',
  primary: { blocks: [{ copy: { $rich: `## ${text}` } }] },
})

/** Patches that change the heading of a document's first section. */
export const newHeading = (text: string): Patch[] => [
  { path: 'data.body.0.primary.blocks.0.copy', value: [{ type: 'heading2', text, spans: [] }] },
]
