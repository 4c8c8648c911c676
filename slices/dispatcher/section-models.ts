import 'server-only'
import { type KnownSite, readModels } from '@/lib/content/findings/models'
import { env } from '@/lib/core/server/env'
import { videoOriginsOf } from '@/lib/core/video/video-source'
import { isKnownType } from './section'

let read: KnownSite | undefined

/** What findings go by; the content models are read when the first draft is drawn, since visitors' pages need none. */
export function sectionModels(): KnownSite {
  read ??= { ...readModels(process.cwd()), isSection: isKnownType, videos: videoOriginsOf(env) }
  return read
}
