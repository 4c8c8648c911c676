import type { ResponsivePicture } from '@/components/ui/video/background-video'
import { image, imageView, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { parseIdentifier } from '@/lib/core/identifier'
import { getEventSummary } from '@/lib/domains/fundraising/server'
import type { GivengainSignUpSlice } from '@/prismicio-types'
import { isBlank } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { GivengainSignUpView } from './givengain-sign-up'

const MOST_ANECDOTES = 3
const NOTHING_KNOWN = { event: undefined, donations: [], top: [] }

/**
 * The fundraising banner: lets players create a page to raise money for a charity with one click, and shows what was
 * raised so far (SL-givengain_sign_up-01, FR-003 to FR-007). Without a fundraising event it has no buttons.
 */
export async function GivengainSignUp({ slice: { primary, items }, context }: SectionProps<GivengainSignUpSlice>) {
  const picture = readPicture(primary.background_image)
  const [title, subtitle] = [text(primary.hero_title), text(primary.hero_subtitle)]
  const eventId = parseIdentifier(text(primary.fundraising_event_id))
  if (isBlank(picture, title, subtitle, eventId)) return null
  const terms = rich(primary.terms_text)
  const summary = eventId === undefined ? NOTHING_KNOWN : await getEventSummary(eventId)
  return (
    <GivengainSignUpView
      picture={picture}
      title={title}
      subtitle={subtitle}
      heading={context.position === 1 ? 'h1' : 'h2'}
      leads={context.position === 1}
      locale={context.locale}
      summary={summary}
      panel={
        eventId === undefined
          ? undefined
          : {
              id: context.anchor,
              eventId,
              labels: {
                start: text(primary.start_label),
                donate: text(primary.donate_label),
                share: text(primary.share_label),
                copy: text(primary.copy_label),
                page: text(primary.fundraising_page_label),
              },
              terms: terms && <RichText field={terms} context={context} isPhrase />,
              anecdotes: readAnecdotes(items),
            }
      }
    />
  )
}

/** The anecdotes without duplicates, limited to the number that can be read in the available time. */
function readAnecdotes(items: GivengainSignUpSlice['items']): string[] {
  const told = rows(items).flatMap((item) => text(item.anecdote) ?? [])
  return [...new Set(told)].slice(0, MOST_ANECDOTES)
}

/** The picture with its versions for tablets and phones [FR-005]. */
function readPicture(field: unknown): ResponsivePicture | undefined {
  const desktop = image(field)
  return desktop && { image: desktop, tablet: imageView(field, 'tablet'), mobile: imageView(field, 'mobile_short') }
}
