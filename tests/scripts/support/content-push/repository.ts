import { Hono } from 'hono'
import { join } from 'node:path'
import { vi } from 'vitest'
import { parseDocumentFile } from '@/sandbox/content/document-file.ts'
import { createContent } from '@/sandbox/content/service.ts'
import { createClock } from '@/sandbox/kernel/clock.ts'
import { openDatabase } from '@/sandbox/kernel/database.ts'
import { Journal } from '@/scripts/support/content-push/journal'
import { targetOf } from '@/scripts/support/content-push/settings'
import { asDocuments } from '@/scripts/support/content-push/source'
import { temporaryFolder } from '../../../support/temporary-folder'

export const ORIGIN = 'http://localhost:4130'
const SOURCE_ORIGIN = 'http://source.example'

/** A call that writes. */
type Write = { method: string; path: string; status: number }

/** A repository that is empty, behind the sandbox's content, types, asset and migration APIs. */
export function startRepository() {
  const context = {
    database: openDatabase(':memory:'),
    clock: createClock(0, () => Date.now()),
    origin: ORIGIN,
    siteUrl: 'http://localhost:4131',
    webhookSecret: 'open sesame',
    productSlug: 'gruppetto',
  }
  const content = createContent(context, [])
  const app = new Hono().route('/content', content.routes)
  const writes: Write[] = []
  let failing = Infinity
  let isAnswerLost = false
  const fetchIt = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method === 'GET') return app.request(request)
    const isCut = writes.length >= failing
    if (isCut && !isAnswerLost) throw new TypeError('the line is cut')
    const answer = await app.request(request)
    if (isCut) throw new TypeError('the line is cut')
    writes.push({ method: request.method, path: new URL(request.url).pathname, status: answer.status })
    return answer
  }
  const target = targetOf({ PRISMIC_REPOSITORY: 'gruppetto', PRISMIC_ENDPOINT: `${ORIGIN}/content/api/v2` })
  const journalFile = join(temporaryFolder(), 'journal.json')
  const said: string[] = []
  return {
    content,
    writes,
    said,
    /** The line is cut after so many writes. */
    cutAfter: (count: number) => (failing = count),
    /** From the next cut on, the write at which the line is cut is done all the same. */
    loseAnswers: () => (isAnswerLost = true),
    search: async () => {
      const { ref } = content.editing.publish()
      const answer = await app.request(`${ORIGIN}/content/api/v2/documents/search?ref=${ref}&lang=*&pageSize=100`)
      return answer.json() as Promise<{ results: { type: string; uid: string; lang: string; data: object }[] }>
    },
    app,
    /** What a process that has just been started goes on with. */
    runtime: () => ({
      target,
      journal: new Journal(journalFile),
      readFile: async (address: string) => {
        const name = address.split('/').at(-1) ?? ''
        return new File([PIXEL], name, { type: 'image/png' })
      },
      say: (sentence: string) => void said.push(sentence),
      fetchIt,
    }),
  }
}

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
)

/** Documents as files of a folder have them: `{ 'page/about.en-us': yaml }`. */
export const documentsOf = (files: Record<string, string>) =>
  asDocuments(
    Object.entries(files).map(([name, text]) => parseDocumentFile(`${name}.yaml`, text)),
    SOURCE_ORIGIN,
  )

/** Lets the pauses between writes pass at once. The caller fakes the timers. */
export async function whileTimePasses<Result>(work: Promise<Result>): Promise<Result> {
  const state = { isOver: false }
  const ended = work.finally(() => {
    state.isOver = true
  })
  ended.catch(() => undefined)
  while (!state.isOver) await vi.advanceTimersByTimeAsync(100)
  return ended
}
