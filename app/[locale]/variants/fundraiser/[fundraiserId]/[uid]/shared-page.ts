import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { loaded } from '@/lib/content/api/loaded'
import { text } from '@/lib/content/fields/fields'
import { fundraiserPicturePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { fundraiserName } from '@/lib/domains/fundraising/fundraiser-name'
import { providerIdIn } from '@/lib/domains/fundraising/provider-id'
import type { Project } from '@/lib/domains/fundraising/schema'
import { findSharedProject } from '@/lib/domains/fundraising/server'
import { shareLink } from '@/lib/domains/fundraising/share-link'
import { documentMetadata, loadDocument } from '../../../../_pages/document-page'

type Shared = { project: Project; fundraiserId: number; eventId: number; path: string }

/** Whose page of which event a link shows; `missing` where there is none, undefined while the provider can't tell. */
export const findShared = cache(
  async (uid: string, segment: string, fundraiserId: string): Promise<Shared | 'missing' | undefined> => {
    const page = await loadDocument('page', uid, segment)
    const id = providerIdIn(fundraiserId)
    if ('status' in page || id === undefined) return 'missing'
    const [eventId] = page.value.sections.flatMap((section) =>
      section.slice_type === 'givengain_sign_up'
        ? (providerIdIn(text(section.primary.fundraising_event_id)) ?? [])
        : [],
    )
    if (eventId === undefined) return 'missing'
    const project = await loaded(findSharedProject(id, eventId))
    if ('status' in project) {
      await notePlaceholder(project)
      return undefined
    }
    return project.value ? { project: project.value, fundraiserId: id, eventId, path: page.value.path } : 'missing'
  },
)

/** The page's own head, with the name and the picture of whose link it is. */
export async function sharedMetadata(uid: string, segment: string, fundraiserId: string): Promise<Metadata> {
  const [metadata, shared] = await Promise.all([
    documentMetadata({ type: 'page', uid, locale: segment }),
    findShared(uid, segment, fundraiserId),
  ])
  // The page leads on then, to an address that may have something else to show: it must not ask for a status.
  if (shared === 'missing') return {}
  if (shared === undefined) return metadata
  const locale = knownLocale(segment)
  const t = await getTranslations({ locale, namespace: 'fundraising' })
  const name = fundraiserName(shared.project)
  const title = name === undefined ? t('unnamed') : t('someones', { name })
  const url = fundraiserPicturePath(shared.eventId, shared.fundraiserId, locale)
  const own = `${env.SITE_URL}${localizedPath(shared.path, locale)}`
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      title,
      // What shows links takes this for the address of all that it shows.
      url: shareLink(own, { fundraiserId: shared.fundraiserId, publicId: undefined }),
      images: [{ url, width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
