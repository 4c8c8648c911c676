import type * as z from 'zod/mini'
import { ofThisTab } from '@/lib/core/browser-storage'
import { resumeWish } from './api'
import { keptWish } from './kept-wish'
import { pagePlayer } from './page-player'
import { signInAgain } from './sign-in-again'

type Kept = { mark: string; by: string; details: unknown }

const isKept = ({ mark, by }: Record<string, unknown>): boolean => typeof mark === 'string' && typeof by === 'string'

/**
 * What a player pressed for when it turned out that the session had ended. It goes on by itself, once, and only for that
 * player and after the very sign-in that it led to (docs/decisions/036): the address to come back to names a mark that this
 * tab keeps, so that who gives up at the sign-in, and comes by later, finds nothing done.
 *
 * @param key in the tab's storage, which `maybeWished` can ask for
 * @param schema of what has to be known to go on
 */
export function interrupted<Details>(key: string, schema: z.ZodMiniType<Details>) {
  const kept = keptWish(ofThisTab, key, (fields): fields is Kept => isKept(fields))
  return {
    /** Leads through sign-in and back. Where the page knows no player, or the browser keeps nothing, that is all. */
    signInFor(details: Details): void {
      const [by, mark] = [pagePlayer(), crypto.randomUUID()]
      const goesOn = by !== undefined && kept.keep({ by, mark, details })
      signInAgain(goesOn ? `#${mark}` : undefined)
    },
    /**
     * Goes on where the player left. A player who comes back in another way has given up, and the wish is forgotten.
     * @param isHere whether this part of the page is what was left; another's is left alone
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
