import 'server-only'
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
