import { randomUUID } from 'node:crypto'
import type { NewDocument, Patch } from './sandbox.ts'
import type { Section } from './publish-page.ts'

/** Uids of pages that tests publish begin with this, so that the test of every page leaves them out. */
export const TEST_UID = 'test-'

type TestUid = `${typeof TEST_UID}${string}`

/** A uid that no other run on the same sandbox has taken. */
export const testUid = (name: string): TestUid => `${TEST_UID}${name}-${randomUUID().slice(0, 8)}`

/** A content page of a test's own, for `Sandbox.create`. */
export function testDocument(uid: TestUid, sections: readonly Section[], lang = 'en-us'): NewDocument {
  const body = sections.map((section) => ({ variation: 'default', primary: {}, items: [], ...section }))
  return { type: 'page', uid, lang, data: { title: uid, body } }
}

/** A text section that says this under a heading of the second level. */
export const heading = (text: string): Section => ({
  slice_type: 'text',
  primary: { blocks: [{ copy: { $rich: `## ${text}` } }] },
})

/** Makes the heading of a document's first section say something else. */
export const newHeading = (text: string): Patch[] => [
  { path: 'data.body.0.primary.blocks.0.copy', value: [{ type: 'heading2', text, spans: [] }] },
]
