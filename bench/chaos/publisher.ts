import { setTimeout as sleep } from 'node:timers/promises'
import type { Sandbox } from '../../e2e/support/sandbox.ts'
import { heading, newHeading, testDocument, testUid } from '../../e2e/support/test-document.ts'
import type { Log } from './log.ts'

const EVERY_MS = 2000
const LOOK_MS = 100

/**
 * Publishes a page every two seconds, and looks at it through the front all the time: how long does it still show a text
 * whose successor has been published? Ends when `signal` says so, with the last text visible.
 */
export async function publishAndLook(front: string, sandbox: Sandbox, log: Log, signal: AbortSignal): Promise<void> {
  const uid = testUid('chaos')
  await sandbox.create(testDocument(uid, [heading('Text 0.')]))
  /** When each text was published. */
  const published = [log.now]
  const publish = async () => {
    for (let count = 1; !signal.aborted; count += 1) {
      const begun = log.now
      // It returns when an instance has taken the webhook, which one that is away does late: what counts is when it began.
      published.push(begun)
      await sandbox.publish(`page/${uid}/en-us`, newHeading(`Text ${count}.`))
      log.add({ kind: 'publish', at: begun, ms: log.now - begun })
      await sleep(EVERY_MS)
    }
  }
  const look = async () => {
    while (!(await showsLast()) || !signal.aborted) await sleep(LOOK_MS)
  }
  const showsLast = async () => {
    const asked = log.now
    const answer = await fetch(`${front}/${uid}`, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
    const shown = /Text (\d+)\./.exec((await answer?.text().catch(() => '')) ?? '')?.[1]
    if (answer) log.add({ kind: 'page', at: asked, ms: log.now - asked, status: answer.status, path: `/${uid}` })
    if (shown === undefined) return false
    const successor = published[Number(shown) + 1]
    if (successor !== undefined && successor < asked) log.add({ kind: 'stale', at: asked, ms: asked - successor })
    return Number(shown) === published.length - 1
  }
  await Promise.all([publish(), look()])
}
