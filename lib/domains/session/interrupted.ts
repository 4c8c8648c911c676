import type * as z from 'zod/mini'
import { ofThisTab } from '@/lib/core/browser-storage'
import { resumeWish } from './api'
import { keptWish } from './kept-wish'
import { pagePlayer } from './page-player'
import { signInAgain } from './sign-in-again'

type Kept = { mark: string; by: string; details: unknown }

const isKept = ({ mark, by }: Record<string, unknown>): boolean => typeof mark === 'string' && typeof by === 'string'

/**
 * An action that a player requested when it turned out that the session had ended. It is resumed automatically, once,
 * only for that player and only after the sign-in that it led to (docs/decisions/036): the return address contains a
 * one-time id that this tab stores, so that for a player who gives up at the sign-in and comes back later nothing is
 * done.
 *
 * @param key in the tab's storage, which `maybeWished` can check
 * @param schema of the data needed to resume it
 */
export function interrupted<Details>(key: string, schema: z.ZodMiniType<Details>) {
  const kept = keptWish(ofThisTab, key, (fields): fields is Kept => isKept(fields))
  return {
    /** Leads through sign-in and back. If the page knows no player, or storage is off, nothing is resumed. */
    signInFor(details: Details): void {
      const [by, mark] = [pagePlayer(), crypto.randomUUID()]
      const goesOn = by !== undefined && kept.keep({ by, mark, details })
      signInAgain(goesOn ? `#${mark}` : undefined)
    },
    /**
     * Resumes the action. A player who comes back in another way has given up, and the wish is forgotten.
     * @param isHere whether the action belongs to this part of the page; another part's is left alone
     */
    resume(goOn: (details: Details) => void, isHere: (details: Details) => boolean = () => true): void {
      const wish = kept.find()
      const { data: details } = schema.safeParse(wish?.details)
      if (wish === undefined || details === undefined || !isHere(details)) return
      if (kept.take() === undefined || location.hash !== `#${wish.mark}`) return
      history.replaceState(history.state, '', location.pathname + location.search)
      resumeWish(wish, () => goOn(details))
    },
  }
}
