import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settleReading } from '@/lib/content/api/settle-reading'
import { text } from '@/lib/content/fields/fields'
import { fundraiserPicturePath } from '@/lib/core/paths'
import { parseIdentifier, type Identifier } from '@/lib/core/identifier'
import { env } from '@/lib/core/server/env'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { fundraiserName } from '@/lib/domains/fundraising/fundraiser-name'
import type { Project } from '@/lib/domains/fundraising/schema'
import { findSharedProject } from '@/lib/domains/fundraising/server'
import { shareLink } from '@/lib/domains/fundraising/share-link'
import { documentMetadata, loadDocument } from '../../../../_pages/document-page'

type Shared = { project: Project; fundraiserId: Identifier; eventId: Identifier; path: string }

/**
 * The fundraising page that a link shows; `missing` if it doesn't exist, or nobody can say while the content service fails,
 * undefined while the provider can't answer.
 */
export const findShared = cache(
  async (uid: string, segment: string, fundraiserId: string): Promise<Shared | 'missing' | undefined> => {
    const page = await loadDocument('page', uid, segment)
    const id = parseIdentifier(fundraiserId)
    // An outage is over sooner than the redirect is due for another look.
    if ('status' in page && page.status !== 404) await notePlaceholder(page)
    if ('status' in page || id === undefined) return 'missing'
    const [eventId] = page.value.sections.flatMap((section) =>
      section.slice_type === 'givengain_sign_up'
        ? (parseIdentifier(text(section.primary.fundraising_event_id)) ?? [])
        : [],
    )
    if (eventId === undefined) return 'missing'
    const project = await settleReading(findSharedProject(id, eventId))
    if ('status' in project) {
      await notePlaceholder(project)
      return undefined
    }
    return project.value ? { project: project.value, fundraiserId: id, eventId, path: page.value.path } : 'missing'
  },
)

/** The page's own head, with the name and picture of the fundraiser. */
export async function sharedMetadata(uid: string, segment: string, fundraiserId: string): Promise<Metadata> {
  const [metadata, shared] = await Promise.all([
    documentMetadata({ type: 'page', uid, locale: segment }),
    findShared(uid, segment, fundraiserId),
  ])
  // The page then redirects to an address that may show something else: its head must not set a status.
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
      // Link previews take this for the address of everything shown.
      url: shareLink(own, { fundraiserId: shared.fundraiserId, publicId: undefined }),
      images: [{ url, width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
