import 'server-only'
import { createHash } from 'node:crypto'
import { unstable_cache } from 'next/cache'
import { z } from 'zod'
import { NotFoundError } from '../errors'
import type { CachedMiss } from './cached-miss'

export type CachedRead<Value> = {
  /** Unique among all cached reads: `['event', '7']`. */
  key: string[]
  /** What is stored; plain JSON, without transforms. Of zod or zod/mini. */
  schema: z.core.$ZodType<Value>
  /** Seconds until a page that uses the value is made anew. */
  revalidate: number
  tags: string[]
}

/**
 * A read for cached pages, kept in Next's data cache between renders. "Not found" is an answer and is kept, for a short
 * while; any other error is not, and the last good value serves until the service is back.
 */
export async function cachedRead<Value>(
  { key, schema, revalidate, tags }: CachedRead<Value>,
  read: () => Promise<Value>,
): Promise<Value> {
  const readOrMissing = async (): Promise<{ value: Value } | CachedMiss> => {
    try {
      return { value: await read() }
    } catch (error) {
      if (error instanceof NotFoundError) return { missing: error.what }
      throw error
    }
  }
  const answer = await unstable_cache(readOrMissing, [...key, shapeOf(schema)], { revalidate, tags })()
  if ('missing' in answer) throw new NotFoundError(answer.missing)
  return answer.value
}

/** Entries outlive a deployment: with the shape in its key, none is taken for one of another shape. */
function shapeOf(schema: z.core.$ZodType): string {
  return createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(schema)))
    .digest('base64url')
}
