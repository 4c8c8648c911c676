import { calendarPages, homePages, madeUpAddresses, oneConnection } from './pipelined.ts'
import { dollarPaths, fundraisers, policyHeaders, simulatedCalendars, sitemaps } from './addresses.ts'
import { foreignForms } from './forms.ts'
import { honestBrowser, honestOffice } from './browsers.ts'
import { idleConnections, slowBodies, unreadAnswers, upgrade } from './held.ts'
import type { Load } from './load.ts'

/** What one client does to take the site from the others, each in its full size. */
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

/** Visitors who mean no harm. */
export const visitors: readonly Load[] = [honestBrowser(), honestOffice()]
