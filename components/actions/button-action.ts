import type { RegistrationContent } from '@/components/campaigns/register/register-button'
import type { HelpMeans } from '@/components/contact/help-button'
import { helpMeans, helpTarget } from '@/components/contact/help-means'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { choiceKey } from '@/lib/core/choice-key'
import type { ContentLink } from '@/lib/core/content-link'
import { joinPath } from '@/lib/core/paths'
import { isOff } from '@/lib/core/server/off'

/**
 * What a button does: follows a link, opens a video (address of a player or a file), registers for a campaign, or opens
 * help.
 */
export type ButtonAction =
  | { kind: 'help'; means: HelpMeans; href: string }
  | { kind: 'link'; link: ContentLink }
  | { kind: 'video'; address: string }
  | { kind: 'register'; registration: RegistrationContent }

/** The event names that editors may give a button (decisions.md, "Site, pages and links"). */
const events = [
  'create_account',
  'open_chat',
  'open_kustomer_chat',
  'open_contact_email_form',
  'open_solvvy',
  'play_video',
  'campaign_register',
] as const

export type ButtonEvent = (typeof events)[number]

/** What an analytics event may need of the section that contains the button. */
export type EventSubject = { locale: Locale; videoAddress?: string; registration?: RegistrationContent }

/** Help by a means that the site has: the other one if the asked one is off. */
const help =
  (asked: HelpMeans) =>
  ({ locale }: EventSubject): ButtonAction | undefined => {
    const means = helpMeans(asked)
    return means && { kind: 'help', means, href: localizedPath(helpTarget(), locale) }
  }

/** Maps each event to its action; the only place that does. */
const actions: Record<ButtonEvent, (subject: EventSubject) => ButtonAction | undefined> = {
  create_account: () =>
    isOff('game') ? undefined : { kind: 'link', link: { href: joinPath, external: false, newTab: false } },
  play_video: ({ videoAddress }) => (videoAddress === undefined ? undefined : { kind: 'video', address: videoAddress }),
  open_chat: help('chat'),
  open_kustomer_chat: help('chat'),
  open_contact_email_form: help('form'),
  open_solvvy: help('chat'),
  campaign_register: ({ registration }) =>
    registration && !isOff('game') ? { kind: 'register', registration } : undefined,
}

/** Parses an event's name in content, in snake case or with spaces; undefined for any other text. */
export function buttonEvent(name: string | undefined): ButtonEvent | undefined {
  const key = choiceKey(name ?? '')
  return events.find((event) => choiceKey(event) === key)
}

/** The action of an event in a section; undefined if it can't do anything there. */
export function actionOf(event: ButtonEvent, subject: EventSubject): ButtonAction | undefined {
  return actions[event](subject)
}
