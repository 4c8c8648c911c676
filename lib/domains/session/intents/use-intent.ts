import { useEffect, useEffectEvent, useRef } from 'react'
import type * as z from 'zod/mini'
import type { IntentDetails, IntentKind, IntentOwner } from './intent'
import { runForPlayer } from './player-intent'
import { findIntent, takeIntent } from './storage'

type IntentOptions<Details> = {
  /** Checks what was kept, which an older page may have done otherwise. */
  schema: z.ZodMiniType<Details>
  /** Whether it is known by now what the player may do; until then nothing is looked for. */
  isReady?: boolean
  /** Whether the intent belongs to this part of this page; another's is left alone. */
  isHere?: (details: Details) => boolean
}

/**
 * Resumes what was asked for before signing in, once: the browser's intent of a kind, if it belongs here and to this
 * page's player. Looks once in a component's life. The intent is removed before it runs.
 */
export function useIntent<Kind extends IntentKind>(
  kind: Kind,
  run: (details: IntentDetails[Kind]) => void,
  { schema, isReady = true, isHere = () => true }: IntentOptions<IntentDetails[Kind]>,
): void {
  const hasLooked = useRef(false)
  const goOn = useEffectEvent(run)
  const look = useEffectEvent(() => {
    const { data: details } = schema.safeParse(findIntent(kind)?.details)
    if (details !== undefined && !isHere(details)) return
    const taken = takeIntent(kind) // one that can't be read, too: it would be looked for on every page
    if (details === undefined || taken === undefined || !isWayBack(taken)) return
    runForPlayer(taken, () => goOn(details))
  })
  useEffect(() => {
    if (!isReady || hasLooked.current) return
    hasLooked.current = true
    look()
  }, [isReady])
}

/** Whether this is where the intent's sign-in leads back to. Its id leaves the address, which may be shared. */
function isWayBack({ returnId }: IntentOwner): boolean {
  if (returnId === undefined) return true
  if (location.hash !== `#${returnId}`) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}
