import 'server-only'
import { z } from 'zod'
import { sealFor } from './seal'

/** How long a shared preview can be opened. */
export const SHARED_HOURS = 24

const sharedSchema = z.object({ sharedRef: z.string().min(1), path: z.string().min(1), until: z.number() })

/** A draft that anybody with its link may see until it expires. `until` is in milliseconds since 1970. */
export type SharedPreview = z.infer<typeof sharedSchema>

const SHARED_SECONDS = SHARED_HOURS * 3600
const previews = sealFor('shared preview', sharedSchema, SHARED_SECONDS)

/** Seals a draft into a link that expires. @param now in milliseconds since 1970 */
export function sealPreview(ref: string, path: string, now: number): Promise<string> {
  return previews.seal({ sharedRef: ref, path, until: now + SHARED_SECONDS * 1000 })
}

/** The draft in a link; undefined if it is forged, foreign or expired. */
export async function unsealPreview(sealed: string, now: number): Promise<SharedPreview | undefined> {
  const shared = await previews.open(sealed)
  return shared !== undefined && shared.until > now ? shared : undefined
}
