import { backgroundOf } from '@/components/ui/colours'
import { rich, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { CtaSlice } from '@/prismicio-types'
import { readNewTab } from '@/slices/readers/read'
import { readActionButton } from '@/slices/readers/read-action-button'
import { RichText } from '@/slices/readers/rich-text'
import { CtaView } from './cta'

/** A band with one call to action, which may be registering for a campaign (SL-cta-01, SL-cta-02, CP-053). */
export function Cta({ slice: { primary }, context }: SectionProps<CtaSlice>) {
  const title = text(primary.title)
  const body = rich(primary.body)
  const button = readActionButton(
    {
      label: primary.label,
      url: primary.url,
      event: primary.event,
      color: primary.color,
      size: 'large',
      newTab: readNewTab(primary.target),
      terms: primary.termsText,
      campaign: primary.campaign_short_name,
      notEligible: primary.errorCopy,
      profileLabel: primary.redirectButtonLabel,
      cancelLabel: primary.cancelButtonLabel,
    },
    context,
  )
  if (title === undefined && body === undefined && button === undefined) return null
  return (
    <CtaView
      title={title ?? missing.title}
      body={body && <RichText field={body} context={context} />}
      button={button}
      background={backgroundOf(text(primary.background_color), 'orange')}
      id={context.anchor}
    />
  )
}
