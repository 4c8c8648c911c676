import { UpstreamError } from '../core/errors.ts'
import { stageBoundaries, stageForVisitor, type StageStarts } from '../domains/campaigns/stage.ts'
import type { SharedBy } from '../domains/fundraising/shared-by.ts'
import type { AskedPage } from './asked-page.ts'
import type { Decision } from '../core/route-decision.ts'
import { personalCampaign } from './pages-for-one-request.ts'

/** A page that is the same for everybody. */
export function showPage({ route }: AskedPage): Decision {
  return { kind: 'route', pathname: route }
}

/**
 * A campaign's page is rendered for a signed-in player. Visitors get the cached page of the current stage, exact at each
 * boundary (architecture.md, "Personal variants").
 */
export async function showCampaign({ lookups, locale }: AskedPage, uid: string): Promise<Decision> {
  if (await lookups.isSignedIn()) return personalCampaign(locale, uid)
  const starts = await lookups.campaignStarts(decodeURIComponent(uid), locale).catch(missingInOutage)
  const now = lookups.now()
  const stage = starts === 'missing' ? 'now' : stageForVisitor(starts, now)
  return {
    kind: 'route',
    pathname: `/${locale}/variants/campaign/${uid}/${stage}`,
    unchangedForMs: starts === 'missing' ? 0 : untilNextStage(starts, now),
    // Players get a page of their own here, and no cache in between can tell them from visitors.
    headers: { 'cache-control': 'private, no-cache' },
  }
}

/** Milliseconds until visitors see another stage. */
function untilNextStage({ registration, post }: StageStarts, now: Date): number {
  const ahead = stageBoundaries({ registration, post }).map((boundary) => boundary.getTime() - now.getTime())
  return Math.min(...ahead.filter((milliseconds) => milliseconds > 0))
}

/** After a restart in an outage no dates are known, but the page may still be cached. */
function missingInOutage(error: unknown): 'missing' {
  if (error instanceof UpstreamError) return 'missing'
  throw error
}

/**
 * A page whose link names a fundraiser is the page itself, except for its head, since link previews run no script. If
 * that person has no page, it redirects to the plain page; clients over their limit get the plain page as well.
 */
export async function showSharedPage(asked: AskedPage, { fundraiserId }: SharedBy): Promise<Decision> {
  if (!(await asked.lookups.takeSharedPage())) return showPage(asked)
  return { kind: 'route', pathname: `/${asked.locale}/variants/fundraiser/${fundraiserId}${asked.path}` }
}
