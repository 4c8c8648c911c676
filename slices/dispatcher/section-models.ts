import 'server-only'
import { type KnownSite, readModels } from '@/lib/content/findings/models'
import { env } from '@/lib/core/server/env'
import { isOff } from '@/lib/core/server/off'
import { videoOriginsOf } from '@/lib/core/video/video-source'
import { isKnownType } from './section'

let read: KnownSite | undefined

/**
 * The models, services and video hosts that findings depend on; the models are read when the first draft is rendered, since
 * visitors' pages don't need them.
 */
export function sectionModels(): KnownSite {
  read ??= { ...readModels(process.cwd()), isSection: isKnownType, isOff, videos: videoOriginsOf(env) }
  return read
}
