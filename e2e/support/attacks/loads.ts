import { calendarPages, homePages, madeUpAddresses, oneConnection } from './pipelined.ts'
import { dollarPaths, fundraisers, policyHeaders, simulatedCalendars, sitemaps } from './addresses.ts'
import { foreignForms } from './forms.ts'
import { honestBrowser, honestOffice } from './browsers.ts'
import { idleConnections, slowBodies, unreadAnswers, upgrade } from './held.ts'
import type { Load } from './load.ts'

/** Attacks by which one client could make the site unavailable for others, each in its full size. */
export const attacks: readonly Load[] = [
  upgrade(),
  calendarPages(),
  unreadAnswers(),
  oneConnection(),
  homePages(),
  madeUpAddresses(),
  sitemaps(),
  dollarPaths(),
  policyHeaders(),
  simulatedCalendars(),
  slowBodies(),
  slowBodies({ connections: 600, name: 'slow-bodies-600' }),
  foreignForms(),
  fundraisers(),
  idleConnections(),
]

/** Honest visitors. */
export const visitors: readonly Load[] = [honestBrowser(), honestOffice()]
