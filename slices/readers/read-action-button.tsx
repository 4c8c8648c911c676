import type { ReactNode } from 'react'
import type { RegistrationContent } from '@/components/campaigns/register/register-button'
import type { ActionButton } from '@/components/actions/button-with-action'
import { actionOf, buttonEvent, type ButtonEvent } from '@/components/actions/button-action'
import type { ButtonSize } from '@/components/ui/button'
import { oneOf, rich, text } from '@/lib/content/fields/fields'
import { linkText } from '@/lib/content/fields/links'
import type { SectionContext } from '@/lib/content/section'
import { log } from '@/lib/core/server/log'
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
  /** Terms that have to be ticked before `campaign_register`. */
  terms?: unknown
  /** Campaign to register for; by default the page's campaign. */
  campaign?: unknown
  /** Replaces our text in the not-eligible dialog. */
  notEligible?: unknown
  profileLabel?: unknown
  cancelLabel?: unknown
}

/**
 * A button with an address or an event; undefined unless it has a label, and a valid address or event (decisions.md,
 * "Site, pages and links"). The event takes precedence. `play_video` plays the video at the button's address, otherwise
 * the section's video. `campaign_register` registers for the campaign that the button names, otherwise for the campaign
 * of the page.
 */
export function readActionButton(fields: ActionButtonFields, context: SectionContext): ActionButton | undefined {
  const label = text(fields.label) ?? linkText(fields.url, context)
  const link = readLink(fields.url, context, fields.newTab)
  const event = readEvent(fields.event, context)
  const videoAddress = readVideoAddress(fields.url, context) ?? fields.videoAddress
  const registration = readRegistration(fields, context)
  const action =
    (event && actionOf(event, { locale: context.locale, videoAddress, registration })) ??
    (link && { kind: 'link' as const, link })
  if (label === undefined || action === undefined) return undefined
  return {
    label,
    action,
    color: readButtonColour(fields.color),
    size: oneOf<ButtonSize>(fields.size, ['small', 'medium', 'large'], 'medium'),
  }
}

/** Reads a button's event; an unknown one has no effect, and is logged [CN-015]. */
function readEvent(field: unknown, { anchor }: SectionContext): ButtonEvent | undefined {
  const name = text(field)
  const event = buttonEvent(name)
  if (name !== undefined && event === undefined) log.warn({ event: name, section: anchor }, 'unknown button action')
  return event
}

function readRegistration(fields: ActionButtonFields, context: SectionContext): RegistrationContent | undefined {
  const { campaign: page } = context
  const campaign = text(fields.campaign) ?? page?.shortName
  if (campaign === undefined) return undefined
  const renderRich = (field: unknown, isPhrase: boolean): ReactNode => {
    const content = rich(field)
    return content && <RichText field={content} context={context} isPhrase={isPhrase} />
  }
  return {
    campaign,
    locale: context.locale,
    isRegistered: campaign === page?.shortName ? page.isRegistered : undefined,
    terms: renderRich(fields.terms, true),
    notEligible: renderRich(fields.notEligible, false),
    profileLabel: text(fields.profileLabel),
    cancelLabel: text(fields.cancelLabel),
  }
}
