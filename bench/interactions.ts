import type { Page } from 'playwright'
import { z } from 'zod'

/** Interaction to Next Paint ignores the slowest of every fifty interactions (web.dev/articles/inp). */
const LEFT_OUT_OF = 50
/** Milliseconds; Event Timing doesn't report shorter interactions. */
const SHORTEST = 16

const noticedSchema = z.object({ count: z.number(), milliseconds: z.array(z.number()) })

/** From now on, records for each interaction with a page how long it takes until the next frame. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const times = new Map<number, number>()
    const noticed = { before: performance.interactionCount, times }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
        times.set(entry.interactionId, Math.max(entry.duration, times.get(entry.interactionId) ?? 0))
      }
    }).observe({ type: 'event', durationThreshold })
    Object.assign(globalThis, { noticed })
  }, SHORTEST)
}

/**
 * Interaction to Next Paint of a watched page in milliseconds, at least 16.
 *
 * @param presses number of presses
 * @throws Error if the browser has recorded fewer
 */
export async function interactionToNextPaint(page: Page, presses: number): Promise<number> {
  const { count, milliseconds } = noticedSchema.parse(
    await page.evaluate(
      '({ count: performance.interactionCount - noticed.before, milliseconds: [...noticed.times.values()] })',
    ),
  )
  if (count < presses) throw new Error(`of ${presses} presses the browser has noticed ${count}`)
  return milliseconds.toSorted((a, b) => b - a)[Math.floor(count / LEFT_OUT_OF)] ?? SHORTEST
}
