import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { Failure } from '../failure.ts'

/** Time in milliseconds that the pictures of a page may take, on a machine that does other things besides. */
const MOST_MS = 60_000

const TRIES = 2

/**
 * Does something in a tab of its own, and once more in another one if it takes too long: now and then a headless Chromium
 * stops drawing a tab, and what a script of ours waits for there (a frame, a decoded picture) has no time limit of its own.
 *
 * @param subject what the tab is for, in a message
 * @throws Failure if it takes too long each time
 */
export async function inNewTab<Result>(
  context: BrowserContext,
  subject: string,
  work: (page: Page) => Promise<Result>,
  mostMs = MOST_MS,
): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries++) {
    const page = await context.newPage()
    const result = work(page).then((value) => ({ value }))
    // Left behind, it fails once its tab is closed.
    result.catch(() => undefined)
    try {
      const done = await Promise.race([result, sleep(mostMs, undefined, { ref: false })])
      if (done !== undefined) return done.value
    } finally {
      await closeSoon(page)
    }
    console.log(`${subject} was not drawn within ${mostMs / 1000} seconds.`)
  }
  throw new Failure(`${subject} was not drawn.`)
}

/** A tab that draws nothing any more may not answer that it is closed either. */
async function closeSoon(page: Page): Promise<void> {
  await Promise.race([page.close(), sleep(5_000, undefined, { ref: false })])
}
