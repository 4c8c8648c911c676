import 'server-only'
import { type KnownSite, readModels } from '@/lib/content/findings/models'
import { env } from '@/lib/core/server/env'
import { videoOriginsOf } from '@/lib/core/video/video-source'
import { isKnownType } from './section'

let read: KnownSite | undefined

/**
 * The models and video hosts that findings depend on; the models are read when the first draft is rendered, since
 * visitors' pages don't need them.
 */
export function sectionModels(): KnownSite {
  read ??= { ...readModels(process.cwd()), isSection: isKnownType, videos: videoOriginsOf(env) }
  return read
}
