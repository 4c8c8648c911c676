import 'server-only'
import { MOST_SHARED, shareableFlags, sharesIn } from '@/lib/core/flags'
import { closedForMinutes } from '@/lib/core/server/closed-for'
import { env } from '@/lib/core/server/env'
import { handleNews, shareWhenHeard } from '@/lib/core/server/instances/news-handlers'
import { otherInstances } from '@/lib/core/server/instances/other-instances'
import { currentForms } from '@/lib/core/server/flag-forms'
import { ImpossibleOperation, type Operation } from '@/lib/core/server/operations/operation'
import {
  adoptSwitches,
  changeSwitches,
  featureFlags,
  recallSwitches,
  reconcileSwitches,
  type Switches,
} from '@/lib/core/server/switches'
import { expireTags, purgeFronts } from '@/lib/core/server/tag-expiry'
import { expireEverything } from './expire-everything'

type Unnumbered = Omit<Switches, 'version'>
type OfPages = Exclude<Operation, { kind: 'end-sessions' }>

/** The routes of all pages that visitors see at a path, in each of the forms if there are some. */
type PagesOfPath = (path: string, forms?: readonly string[]) => string[]

/** The tag that the framework gives each page of a route. */
const tagOfRoute = (route: string) => `_N_T_${route}`

/**
 * Carries out an operation on pages, at every instance.
 *
 * @param pagesOfPath the routes of all pages that visitors see at a path
 * @returns what was done, for the operator
 */
export async function operateOnPages(operation: OfPages, pagesOfPath: PagesOfPath): Promise<string> {
  switch (operation.kind) {
    case 'purge': {
      const pages = pagesOfPath(operation.path, currentForms(env.FEATURE_FLAGS)?.all)
      await expireTags(pages.map(tagOfRoute))
      return `made anew when it is next asked for: ${pages.join(', ')}`
    }
    case 'purge-all':
      await expireEverywhere()
      return 'every page is made anew, each when it is next asked for'
    case 'flag': {
      const where = await switchOver(withFlag(operation))
      const { name, isOn, share } = operation
      const state = share === undefined ? (isOn ? 'on' : 'off') : `on for ${share} % of visitors`
      return `${name} is ${state}${where}; every page is made anew`
    }
    case 'maintenance': {
      const { isOn } = operation
      const where = await switchOver((before) => ({ ...before, isInMaintenance: isOn }))
      return `maintenance is ${isOn ? 'on' : 'off'}${where}; every page is made anew`
    }
    case 'close-site':
      return closeSite(operation.forMinutes)
  }
}

/** @throws ImpossibleOperation if the flag can't be on for a share of visitors, or too many are */
function withFlag({ name, isOn, share }: Extract<OfPages, { kind: 'flag' }>): (before: Switches) => Unnumbered {
  if (share !== undefined) checkShare(name)
  return (before) => {
    const { [name]: _, ...shares } = before.shares ?? {}
    return {
      ...before,
      // Off for instances of a version that knows no shares.
      flags: { ...before.flags, [name]: isOn && share === undefined },
      shares: share === undefined ? shares : { ...shares, [name]: share },
    }
  }
}

function checkShare(name: string): void {
  if (!shareableFlags.includes(name))
    throw new ImpossibleOperation(
      `“${name}” can’t be on for a share of visitors: only ${shareableFlags.join(', ')} can (docs/decisions/065)`,
    )
  const others = [...sharesIn(featureFlags()).keys()].filter((other) => other !== name)
  if (others.length >= MOST_SHARED)
    throw new ImpossibleOperation(
      `${others.join(' and ')} are on for a share of visitors already, and more than ${MOST_SHARED} can’t be: switch one on or off`,
    )
}

/** Pages stay as they are, but fronts must not show theirs: they would, as in any outage. */
async function closeSite(forMinutes: number | undefined): Promise<string> {
  const switches = await changeSwitches((before) => ({ ...before, closedForMinutes: forMinutes }))
  const entryId = await otherInstances()?.teller.tell({ kind: 'switched', switches })
  if (forMinutes === undefined) return `the site is open again${reach(entryId)}`
  await purgeFronts('everything at once', entryId)
  return `the site is closed${reach(entryId)}: pages and the API answer 503 and “come back in ${forMinutes} minutes”`
}

/** Hears what is switched over at other instances, and what was while this one was away. */
export async function hearSwitches(): Promise<void> {
  recallSwitches()
  handleNews('switches', (news) => {
    if (news.kind === 'switched' && adoptSwitches(news.switches)) expireEverything()
  })
  await shareWhenHeard('switches', shareSwitches)
}

/**
 * Tells other instances what was switched over here while they could not be told, and takes over what was there. An instance that
 * did not know may have filled fronts meanwhile, unless it has just begun.
 */
async function shareSwitches(isReturn: boolean): Promise<void> {
  const { hasChanged, lacking } = await reconcileSwitches()
  if (hasChanged) expireEverything()
  if (lacking === undefined && !(hasChanged && isReturn)) return
  const told = lacking && (await otherInstances()?.teller.tell({ kind: 'switched', switches: lacking }))
  await purgeFronts(closedForMinutes() === undefined ? 'everything' : 'everything at once', told)
}

/** @returns where it is so, for the operator */
async function switchOver(change: (before: Switches) => Unnumbered): Promise<string> {
  const switches = await changeSwitches(change)
  const entryId = await otherInstances()?.teller.tell({ kind: 'switched', switches })
  await expireEverywhere()
  return reach(entryId)
}

/** Where something is so, if other instances could not be told of it. */
const reach = (entryId: string | undefined): string =>
  entryId === undefined && otherInstances() !== undefined ? ' here, and at other instances once the Redis is back' : ''

async function expireEverywhere(): Promise<void> {
  expireEverything()
  const entryId = await otherInstances()?.teller.tell({ kind: 'all-expired' })
  await purgeFronts('everything', entryId)
}
