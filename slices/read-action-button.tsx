import type { ReactNode } from 'react'
import type { RegistrationContent } from '@/components/campaigns/register/register-button'
import type { ActionButton } from '@/components/ui/button-with-action'
import { actionOf, buttonEvent } from '@/components/ui/button-action'
import type { ButtonSize } from '@/components/ui/button'
import { oneOf, rich, text } from '@/lib/content/fields'
import type { SectionContext } from '@/lib/content/section'
import { readButtonColour, readLink } from './read'
import { readVideoAddress } from './read-video'
import { RichText } from './rich-text'

type ActionButtonFields = {
  label: unknown
  url: unknown
  event: unknown
  color?: unknown
  size?: unknown
  newTab?: boolean
  /** Address of the section's own video, for `play_video` of a button without an address. */
  videoAddress?: string
  /** Terms to be ticked before `campaign_register`. */
  terms?: unknown
  /** What the not-eligible dialog of `campaign_register` says in place of our words [CP-053]. */
  notEligible?: { body?: unknown; profileLabel?: unknown; cancelLabel?: unknown }
}

/**
 * A button with an address or an event, or nothing unless it has a label and one of them that works (decisions.md, "Site,
 * pages and links"). The event wins; `play_video` plays the button's address, otherwise the section's video;
 * `campaign_register` registers for the campaign whose page it is.
 */
export function readActionButton(fields: ActionButtonFields, context: SectionContext): ActionButton | undefined {
  const label = text(fields.label)
  const link = readLink(fields.url, context, fields.newTab)
  const event = buttonEvent(text(fields.event))
  const videoAddress = readVideoAddress(fields.url, context) ?? fields.videoAddress
  const registration = readRegistration(fields, context)
  const action = (event && actionOf(event, { videoAddress, registration })) ?? (link && { kind: 'link' as const, link })
  if (label === undefined || action === undefined) return undefined
  return {
    label,
    action,
    color: readButtonColour(fields.color),
    size: oneOf<ButtonSize>(fields.size, ['small', 'medium', 'large'], 'medium'),
  }
}

function readRegistration(fields: ActionButtonFields, context: SectionContext): RegistrationContent | undefined {
  if (context.campaign === undefined) return undefined
  const { shortName, isRegistered } = context.campaign
  const { body, profileLabel, cancelLabel } = fields.notEligible ?? {}
  const richText = (value: unknown, isPhrase: boolean): ReactNode => {
    const field = rich(value)
    return field && <RichText field={field} context={context} isPhrase={isPhrase} />
  }
  return {
    campaign: shortName,
    isRegistered,
    terms: richText(fields.terms, true),
    notEligible: richText(body, false),
    profileLabel: text(profileLabel),
    cancelLabel: text(cancelLabel),
  }
}
