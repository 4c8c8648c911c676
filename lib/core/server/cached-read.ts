import 'server-only'
import { createHash } from 'node:crypto'
import { unstable_cache } from 'next/cache'
import { z } from 'zod'
import { NotFoundError } from '../errors'
import type { CachedMiss } from './cached-miss'
import { type Share, shareTags } from './share'

export type CachedRead<Value> = {
  /** Unique among all cached reads: `['event', '7']`. */
  key: string[]
  /** `open` if visitors choose a part of the key, such as the id in an address. */
  share: Share
  /** Schema of the stored value: plain JSON, without transforms; from zod or zod/mini. */
  schema: z.core.$ZodType<Value>
  /** Seconds until a page that uses the value is regenerated. */
  revalidate: number
  /** Tags by which other parts of the product expire the value before that. */
  tags?: string[]
}

/**
 * A read for cached pages, kept in Next's data cache between renders. "Not found" is a result and is cached briefly. So
 * is an empty list or `null` of an open read, since services also answer unknown ids this way. Other errors are not
 * cached; the last good value is used until the service is back.
 */
export async function cachedRead<Value>(
  { key, share, schema, revalidate, tags = [] }: CachedRead<Value>,
  read: () => Promise<Value>,
): Promise<Value> {
  const readOrMissing = async (): Promise<{ value: Value } | CachedMiss<Value>> => {
    try {
      const value = await read()
      return share === 'open' && isNothing(value) ? { missing: key.join(' '), nothing: value } : { value }
    } catch (error) {
      if (error instanceof NotFoundError) return { missing: error.what }
      throw error
    }
  }
  const options = { revalidate, tags: [...tags, ...shareTags(share)] }
  const answer = await unstable_cache(readOrMissing, [...key, shapeOf(schema)], options)()
  if ('value' in answer) return answer.value
  if ('nothing' in answer) return answer.nothing
  throw new NotFoundError(answer.missing)
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** Entries outlive a deployment: with the schema's shape in the key, no entry is read under another shape. */
function shapeOf(schema: z.core.$ZodType): string {
  return createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(schema)))
    .digest('base64url')
}
