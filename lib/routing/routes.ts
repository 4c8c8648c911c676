import { campaignUid, contactPath, eventsPath, isPlayersPage, searchPath } from '../core/paths.ts'
import { calendarParameters } from '../domains/events/calendar/query.ts'
import { sharedBy, type SharedBy } from '../domains/fundraising/shared-by.ts'
import { type Soon, whenThere } from '../core/soon.ts'
import type { AskedPage } from './asked-page.ts'
import { isEncodedTwice } from './canonical-path.ts'
import type { Decision } from '../core/route-decision.ts'
import { leadElsewhere, leadToCanonical, nowhere } from './elsewhere.ts'
import { showCampaign, showSharedPage } from './pages.ts'
import {
  showCalendar,
  showContactAgain,
  showDraft,
  showSearch,
  showSecretEvent,
  showSimulator,
} from './pages-for-one-request.ts'
import { isSignIn, moveLanguage, showToPlayer, signIn } from './sign-in.ts'

/** Beginning of the addresses of our API about fundraisers; they don't exist where that service is off. */
const fundraisingPath = '/api/fundraising'

type Possibly<Found> = Found | undefined | false

/** A kind of request and its answer. The result of `when` is passed to `serve`. */
type Row<Found> = {
  name: string
  when: (asked: AskedPage) => Soon<Possibly<Found>>
  serve: (asked: AskedPage, found: Found) => Soon<Decision>
}

/**
 * Turns a row into a function for `decideRoute`. It returns the row's decision, or undefined if the request is of
 * another kind.
 */
const row = <Found>({ name, when, serve }: Row<Found>) => ({
  name,
  decide: (asked: AskedPage): Soon<Decision | undefined> =>
    whenThere(when(asked), (found) => (found === undefined || found === false ? undefined : serve(asked, found))),
})

/**
 * The page requests that are not simply answered by the page itself. The first row that applies decides, so rows may rely
 * on those above them: below `one address a page` addresses are canonical, below `draft` only published content is shown,
 * below `nothing there` a page exists as far as the site knows.
 */
export const routes = [
  row({ name: 'only reading', when: ({ method }) => !['GET', 'HEAD'].includes(method), serve: refuse }),
  row({
    name: 'of a service that is off',
    when: ({ lookups, path, locale }) => lookups.isOff(path) && lookups.findAbsence(path, locale),
    serve: leadElsewhere,
  }),
  row({
    name: 'change of the password',
    when: ({ url, lookups }) => url.pathname === '/.well-known/change-password' && lookups.passwordPage,
    serve: (_, page) => ({
      kind: 'redirect',
      to: new URL(page),
      status: 303,
      headers: NOT_KEPT,
      writtenBy: 'operators',
    }),
  }),
  row({ name: 'sign-in under a language', when: (asked) => asked.isPrefixed && isSignIn(asked), serve: moveLanguage }),
  row({ name: 'sign-in', when: isSignIn, serve: signIn }),
  row({ name: 'one address a page', when: ({ url, canonical }) => canonical !== url.pathname, serve: leadToCanonical }),
  row({ name: 'simulator', when: ({ path }) => path === '/slice-simulator', serve: showSimulator }),
  row({ name: 'page of a player', when: ({ path }) => isPlayersPage(path), serve: showToPlayer }),
  row({ name: 'internal route', when: ({ path }) => /^\/variants(?:\/|$)/.test(path), serve: nowhere }),
  row({ name: 'encoded twice', when: ({ path }) => isEncodedTwice(path), serve: nowhere }),
  row({ name: 'secret event', when: findSecretEvent, serve: showSecretEvent }),
  row({ name: 'contact form again', when: isContactAgain, serve: showContactAgain }),
  row({ name: 'calendar of a choice', when: isCalendarChoice, serve: showCalendar }),
  row({ name: 'search', when: ({ path, url }) => path === searchPath && url.searchParams.has('q'), serve: showSearch }),
  row({ name: 'draft', when: ({ lookups }) => lookups.showsDraft(), serve: showDraft }),
  row({
    name: 'nothing there',
    when: ({ lookups, path, locale }) => lookups.findAbsence(path, locale),
    serve: leadElsewhere,
  }),
  row({ name: 'campaign', when: ({ path }) => campaignUid(path), serve: showCampaign }),
  row({ name: 'shared page', when: findSharer, serve: showSharedPage }),
] as const

/** A change of the configuration shows at once. */
const NOT_KEPT = { 'cache-control': 'no-store' }

/** Pages allow reading only; forms post to the API. */
function refuse({ method }: AskedPage): Decision {
  return { kind: 'refusal', status: method === 'OPTIONS' ? 204 : 405, headers: { allow: 'GET, HEAD, OPTIONS' } }
}

/** The id of an event that is requested with a secret. */
function findSecretEvent({ path, url }: AskedPage): string | undefined {
  return url.searchParams.has('eventSecret') ? /^\/events\/view\/([^/]+)$/.exec(path)?.[1] : undefined
}

function isContactAgain({ path, url }: AskedPage): boolean {
  return path === contactPath && url.searchParams.has('draft')
}

function isCalendarChoice({ path, url }: AskedPage): boolean {
  return path === eventsPath && calendarParameters.some((name) => url.searchParams.has(name))
}

/** The fundraiser whose link leads to a page; only documents at the first level have a shared form. */
function findSharer({ path, url, lookups }: AskedPage): SharedBy | undefined {
  if (lookups.isOff(fundraisingPath)) return undefined
  return url.search !== '' && /^\/[^/]+$/.test(path) ? sharedBy(url.href) : undefined
}
