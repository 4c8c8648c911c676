import 'server-only'
import { handleNews } from '@/lib/core/server/instances/news-handlers'
import { otherInstances } from '@/lib/core/server/instances/other-instances'
import type { Operation } from '@/lib/core/server/operations/operation'
import {
  adoptSharedSwitches,
  adoptSwitches,
  changeSwitches,
  recallSwitches,
  type Switches,
} from '@/lib/core/server/switches'
import { expireTags, purgeFronts } from '@/lib/core/server/tag-expiry'
import { expireEverything } from './expire-everything'

type OfPages = Exclude<Operation, { kind: 'end-sessions' }>

/** The tag that the framework gives each page of a route. */
const tagOfRoute = (route: string) => `_N_T_${route}`

/**
 * Carries out an operation on pages, at every instance.
 *
 * @param pagesOfPath the routes of all pages that visitors see at a path
 * @returns what was done, for the operator
 */
export async function operateOnPages(operation: OfPages, pagesOfPath: (path: string) => string[]): Promise<string> {
  switch (operation.kind) {
    case 'purge': {
      const pages = pagesOfPath(operation.path)
      await expireTags(pages.map(tagOfRoute))
      return `made anew when it is next asked for: ${pages.join(', ')}`
    }
    case 'purge-all':
      await expireEverywhere()
      return 'every page is made anew, each when it is next asked for'
    case 'flag': {
      const { name, isOn } = operation
      await switchOver((before) => ({ ...before, flags: { ...before.flags, [name]: isOn } }))
      return `${name} is ${isOn ? 'on' : 'off'}; every page is made anew`
    }
    case 'maintenance': {
      const { isOn } = operation
      await switchOver((before) => ({ ...before, isInMaintenance: isOn }))
      return `maintenance is ${isOn ? 'on' : 'off'}; every page is made anew`
    }
    case 'close-site':
      return closeSite(operation.forMinutes)
  }
}

/** Pages stay as they are, but fronts must not show theirs: they would, as in any outage. */
async function closeSite(closedForMinutes: number | undefined): Promise<string> {
  const switches = await changeSwitches((before) => ({ ...before, closedForMinutes }))
  const entryId = await otherInstances()?.teller.tell({ kind: 'switched', switches })
  if (closedForMinutes === undefined) return 'the site is open again'
  await purgeFronts('everything at once', entryId)
  return `the site is closed: pages and the API answer 503 and “come back in ${closedForMinutes} minutes”`
}

/** Hears what is switched over at other instances, and what was while this one was away. */
export async function hearSwitches(): Promise<void> {
  recallSwitches()
  handleNews('switches', (news) => {
    if (news.kind === 'switched' && adoptSwitches(news.switches)) expireEverything()
  })
  if (await adoptSharedSwitches()) expireEverything()
}

async function switchOver(change: (before: Switches) => Omit<Switches, 'version'>): Promise<void> {
  const switches = await changeSwitches(change)
  await otherInstances()?.teller.tell({ kind: 'switched', switches })
  await expireEverywhere()
}

async function expireEverywhere(): Promise<void> {
  expireEverything()
  const entryId = await otherInstances()?.teller.tell({ kind: 'all-expired' })
  await purgeFronts('everything', entryId)
}
