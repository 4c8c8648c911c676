import { useLayoutEffect, useRef, useState } from 'react'
import { isTicked, tickedSince } from './terms-tick'

type Known = {
  /** Whether the terms are known to be accepted, whatever the page's checkbox says. */
  isAccepted?: boolean
  /** Whether the player comes back from a press that missed the tick. */
  isReminded?: boolean
}

/**
 * The tick that a player's button waits for. What was ticked before the script ran counts, and a press that comes first
 * leads to the checkbox, which then says that it is missing.
 *
 * @param id of the checkbox
 * @param known asked once, as the view is mounted
 * @returns `box`, the properties of its `TermsBox`; `remind`, to be called by such a press
 */
export function useTerms(id: string, known: () => Known = () => ({})) {
  const box = useRef<HTMLInputElement>(null)
  const [{ isAccepted = false, isReminded: wasReminded = false }] = useState(known)
  const [hasTicked, setTicked] = useState(() => isAccepted || isTicked(id))
  const [isReminded, setReminded] = useState(wasReminded)
  // The browser may show a view some time after it was drawn, and the visitor tick what it replaces until then.
  useLayoutEffect(() => {
    const since = tickedSince(id)
    if (since !== undefined) queueMicrotask(() => setTicked(since))
  }, [id])
  const remind = () => {
    setReminded(true)
    box.current?.focus()
  }
  return {
    hasTicked,
    remind,
    box: { id, box, checked: hasTicked, onTick: setTicked, isReminded: isReminded && !hasTicked },
  }
}
