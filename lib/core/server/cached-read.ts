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
  /** What is stored; plain JSON, without transforms. Of zod or zod/mini. */
  schema: z.core.$ZodType<Value>
  /** Seconds until a page that uses the value is regenerated. */
  revalidate: number
  /** By which another part of the product makes it stale before that. */
  tags?: string[]
}

/**
 * A read for cached pages, kept in Next's data cache between renders. "Not found" is a result and is cached briefly,
 * and so is an open read's empty list or `null`, with which services answer unknown ids, too. Other errors are not
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
