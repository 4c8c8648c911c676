import { Hono } from 'hono'
import type { CreateService } from '../kernel/service.ts'
import { createAuthenticate } from './access.ts'
import { openEnrolments } from './campaigns/enrolments.ts'
import { missionApi } from './campaigns/mission-api.ts'
import { questApi } from './campaigns/quest-api.ts'
import { createCalendar } from './events/calendar.ts'
import { calendarFeedsApi, openCalendarFeeds } from './events/calendar-feeds.ts'
import { playerEventsApi } from './events/player-api.ts'
import { publicEventsApi } from './events/public-api.ts'
import { raceApi } from './events/race-api.ts'
import { signupApi } from './events/signup-api.ts'
import { openSignups } from './events/signups.ts'
import { createEventWire } from './events/wire.ts'
import { answerError, fail } from './http.ts'
import { liveCountsApi } from './live-counts.ts'
import { membershipsApi } from './memberships/api.ts'
import { billingApi } from './memberships/billing.ts'
import { openVisits } from './memberships/checkouts.ts'
import { hostedPages } from './memberships/hosted-pages.ts'
import { openPaymentMethods } from './memberships/payment-methods.ts'
import { openMemberships } from './memberships/store.ts'
import { organiserApi } from './organiser/api.ts'
import { openOrganisedEvents } from './organiser/organised-events.ts'
import { type Player, type PlayerOfToken, playerOfToken } from './players.ts'
import { openPartnerAccounts } from '../partner/accounts.ts'
import { partnersApi } from './partners.ts'
import { profilesApi } from './profiles/api.ts'
import { openProfiles } from './profiles/changes.ts'
import { routesApi } from './routes.ts'

/** The game server of contracts.md, below `/game`; `resolve` finds the player of a bearer token. */
export function gameService(resolve: PlayerOfToken): CreateService {
  return ({ clock, database, origin, siteUrl }) => {
    const profiles = openProfiles(database)
    const enrolments = openEnrolments(database)
    const organised = openOrganisedEvents(database)
    const feeds = openCalendarFeeds(database)
    const memberships = openMemberships(database)
    const visits = openVisits(database)
    const methods = openPaymentMethods(database, 'game_payment_methods', ownCard)
    const accounts = openPartnerAccounts(database)
    const calendar = createCalendar(clock, organised)
    const signups = openSignups(database, calendar)
    const wire = createEventWire(origin)
    const authenticate = createAuthenticate((token) => {
      const player = resolve(token)
      return player && { ...profiles.current(player), connectedToTodaysPlan: accounts.isLinked(player.id) }
    })

    const routes = new Hono()
    routes.onError(answerError)
    routes.route('/', publicEventsApi(calendar, wire, clock))
    routes.route('/', playerEventsApi({ calendar, wire, clock, signups, authenticate }))
    routes.route('/', calendarFeedsApi({ calendar, signups, feeds, authenticate }))
    routes.route('/', signupApi({ calendar, clock, signups, authenticate }))
    routes.route('/', organiserApi({ calendar, wire, signups, organised, authenticate }))
    routes.route('/', liveCountsApi(clock))
    routes.route('/', raceApi(calendar, clock, authenticate))
    routes.route('/', routesApi())
    routes.route('/', profilesApi(authenticate, profiles, origin))
    routes.route('/', partnersApi({ accounts, authenticate, origin }))
    routes.route('/', missionApi({ clock, enrolments, authenticate }))
    routes.route('/', questApi(enrolments, authenticate))
    routes.route('/', membershipsApi({ clock, authenticate, memberships, visits, origin, siteUrl }))
    routes.route('/', hostedPages({ clock, memberships, methods, visits, siteUrl }))
    routes.route('/billing', billingApi({ clock, authenticate, memberships, methods }))
    routes.all('*', () => fail(404, 'no such call'))

    const reset = (): void => {
      const stores = [profiles, signups, enrolments, organised, feeds, memberships, visits, methods, accounts]
      for (const store of stores) store.reset()
    }
    return { name: 'game', routes, reset }
  }
}

/** A player's stored card; players who are or were members of our own gateway have one initially. */
function ownCard({ id, membership }: Player) {
  const isOwn = ['member', 'trial', 'lapsed'].includes(membership)
  return isOwn ? { id: `card-${id}`, type: 'card', brand: 'visa', last4: String(4_000 + id) } : undefined
}

/** The game server of the demo, whose tokens are `demo-{name}`. */
export const createGame = gameService(playerOfToken)
