import type { Locale } from '../../i18n/locales.ts'
import type { Absence } from '../content/published/absence.ts'
import type { PageRequest } from '../core/route-decision.ts'
import type { Soon } from '../core/soon.ts'
import type { StageStarts } from '../domains/campaigns/stage.ts'

/** Facts that a decision needs besides the request. They are looked up only for addresses that depend on them. */
export type Lookups = {
  /** The site's address (`SITE_URL`). */
  siteUrl: string
  now(): Date
  /** The provider's page where players change their password, if there is one. */
  passwordPage: string | undefined
  /** Whether the address belongs to a service that the site does without. */
  isOff(path: string): boolean
  /** The form of pages for a request; undefined while no flag is on for a share of visitors. */
  flagForm(headers: PageRequest['headers']): string | undefined
  /** Whether the request's browser is shown a draft. */
  showsDraft(): Soon<boolean>
  /** Whether the request carries a session. */
  isSignedIn(): Soon<boolean>
  /** What an address without a page leads to (`lib/content/published/absence.ts`). */
  findAbsence(path: string, locale: Locale): Soon<Absence | undefined>
  /** Starts of a campaign's stages. @throws UpstreamError in an outage, unless they were read before */
  campaignStarts(uid: string, locale: Locale): Promise<StageStarts | 'missing'>
  /** Whether the client has signed in too often and has to wait. Counts nothing. */
  mustWaitToSignIn(): Promise<boolean>
  /** Counts a look at a shared page. @returns whether the client may get it with a head of its own */
  takeSharedPage(): Promise<boolean>
}
