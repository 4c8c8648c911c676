import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { env } from './env'

/** How long a shared preview can be opened. */
export const SHARED_HOURS = 24

/** Nothing else that we seal has this field, so nothing else passes for a shared preview. */
const sharedSchema = z.object({ sharedRef: z.string().min(1), path: z.string().min(1), until: z.number() })

/** A draft that whoever has its link may see for a while. `until` is in milliseconds since 1970. */
export type SharedPreview = z.infer<typeof sharedSchema>

const ttl = SHARED_HOURS * 3600

/** Seals a draft into a link that ends by itself. @param now in milliseconds since 1970 */
export function sealPreview(ref: string, path: string, now: number): Promise<string> {
  const shared: SharedPreview = { sharedRef: ref, path, until: now + ttl * 1000 }
  return sealData(shared, { password: env.SESSION_SECRET, ttl })
}

/** The draft in a link; undefined for one that is forged, foreign or over. */
export async function unsealPreview(sealed: string, now: number): Promise<SharedPreview | undefined> {
  const shared = sharedSchema.safeParse(await unsealData(sealed, { password: env.SESSION_SECRET, ttl })).data
  return shared !== undefined && shared.until > now ? shared : undefined
}
