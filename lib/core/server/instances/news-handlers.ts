import 'server-only'
import { log } from '../log'
import { processWide } from '../process-wide'
import type { News } from './news'

type Handle = (news: News) => void

const handlers = processWide('news handlers', () => new Map<string, Handle>())

/** Tells a part of the site what other instances tell, if the reader of the news doesn't know that part. */
export function handleNews(part: string, handle: Handle): void {
  handlers.set(part, handle)
}

/** Hands news on to all parts. */
export function handOn(news: News): void {
  for (const handle of handlers.values()) handle(news)
}

const returns = processWide('returns of other instances', () => new Map<string, () => Promise<void>>())

/** Has a part of the site make good what it could not share, each time that other instances are heard again. */
export function onReturn(part: string, run: () => Promise<void>): void {
  returns.set(part, run)
}

/** Lets all parts do so. */
export async function afterReturn(): Promise<void> {
  for (const [part, run] of returns)
    await run().catch((err: unknown) => log.warn({ err, part }, 'other instances could not be told'))
}
