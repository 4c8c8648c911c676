'use client'

import { island } from '../ui/island'
import type { PageCountry } from '../session/use-country'
import { startsAtPaint } from '../ui/starts-at-paint'

const ofCountry = ({ page: { country, isTold } }: { page: PageCountry }) => ({ country, isTold })

/** The choice of a plan: it is at the top of its page, so it is rendered by the server. */
export const PlanChooser = startsAtPaint(
  island(() => import('./offers').then(({ PlanChooser: view }) => ({ default: view }))),
  ofCountry,
)

/** The price of a plan's card, which follows the visitor's country. */
export const CardPrice = startsAtPaint(
  island(() => import('./offers').then(({ CardPrice: view }) => ({ default: view }))),
  ofCountry,
)

/** Notes that apply to the prices of all cards. */
export const CardTerms = startsAtPaint(
  island(() => import('./offers').then(({ CardTerms: view }) => ({ default: view }))),
  ofCountry,
)
