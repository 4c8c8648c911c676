import 'server-only'
import { type Models, readModels } from '@/lib/content/findings/models'
import { isKnownType } from './section'

let read: Models | undefined

/** The content models, read when the first draft is drawn: visitors' pages need none. */
export function sectionModels(): Models {
  read ??= { ...readModels(process.cwd()), isSection: isKnownType }
  return read
}
