import 'server-only'
import { z } from 'zod'
import { text } from '@/lib/content/fields/fields'
import { getPublishedSection } from '@/lib/content/pages/section-at'
import { sectionPlaceOf, type SectionContext, type SectionSource } from '@/lib/content/section'
import { NotFoundError } from '@/lib/core/errors'
import { framePath, signedFramePath } from '@/lib/core/paths'
import type { SectionPlace } from '@/lib/core/section-place'
import { cachedRead } from '@/lib/core/server/cached-read'
import { getTemplate } from '@/lib/services/web/templates'
import { readEmbed, type Embed } from './schema'
import { openEmbed, signEmbed } from './signed-embed'

/** How long templates are cached, since the web pages origin sends no webhooks. */
const TEMPLATE_REVALIDATE_SECONDS = 300

/** The embed of a section; undefined for another type, or if there is nothing to show. */
function embedOf({ slice_type: type, primary = {} }: SectionSource): Embed | undefined {
  if (type === 'embedded_html') return readEmbed({ kind: 'html', html: text(primary.html) })
  if (type === 'ejs_file') return readEmbed({ kind: 'template', file: text(primary.file) })
  return undefined
}

/**
 * Address of a section's frame. A published section is named by its position in content; what only editors see (drafts,
 * the simulator, the gallery) has no position there, and is part of the address, signed.
 *
 * @returns undefined for a draft that is too long for an address
 */
export function frameAddress(
  embed: Embed,
  section: Pick<SectionSource, 'id'>,
  context: Pick<SectionContext, 'locale' | 'documentId' | 'isDraft'>,
): string | undefined {
  const { locale, isDraft } = context
  const place = isDraft ? undefined : sectionPlaceOf(section, context)
  if (place !== undefined) return framePath(locale, place)
  const signed = signEmbed(embed)
  return signed === undefined ? undefined : signedFramePath(locale, signed)
}

/** @throws NotFoundError unless it is a published section that is shown in a frame; UpstreamError */
export async function getPublishedEmbed(place: SectionPlace): Promise<Embed> {
  const embed = embedOf(await getPublishedSection(place))
  if (embed === undefined) throw new NotFoundError(`embed ${place.sectionId} of document ${place.documentId}`)
  return embed
}

/** The embed in a signed address. @throws NotFoundError for anything that we didn't sign */
export function getSignedEmbed(signed: string): Embed {
  const embed = openEmbed(signed)
  if (embed === undefined) throw new NotFoundError('signed embed')
  return embed
}

/** The HTML of an embed (SC-004). @throws NotFoundError if its template is missing; UpstreamError */
export async function getEmbedHtml(embed: Embed): Promise<string> {
  if (embed.kind === 'html') return embed.html
  const { file } = embed
  return cachedRead(
    {
      key: ['template', file],
      share: 'content',
      schema: z.string(),
      revalidate: TEMPLATE_REVALIDATE_SECONDS,
    },
    () => getTemplate(file),
  )
}
