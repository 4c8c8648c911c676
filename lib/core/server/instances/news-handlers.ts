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

/** @param isReturn whether the others were out of reach; otherwise this process has just begun */
type Share = (isReturn: boolean) => Promise<void>

const shares = processWide('what instances share', () => new Map<string, Share>())

/**
 * Has a part of the site share what others may lack, now and each time that other instances are heard again: a command may have
 * reached one instance alone, which may have been started anew since.
 */
export function shareWhenHeard(part: string, share: Share): Promise<void> {
  shares.set(part, share)
  return run(part, share, false)
}

/** Lets all parts do so. */
export async function shareAgain(): Promise<void> {
  for (const [part, share] of shares) await run(part, share, true)
}

const run = (part: string, share: Share, isReturn: boolean) =>
  share(isReturn).catch((err: unknown) => log.warn({ err, part }, 'nothing could be shared with other instances'))
