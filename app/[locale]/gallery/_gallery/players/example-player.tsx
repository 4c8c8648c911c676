import { useLayoutEffect, type ReactNode } from 'react'
import type { PlayerFacts } from './facts'
import { playAs } from './play-as'
import type { PlayerState } from './states'

type ExamplePlayerProps = { state: PlayerState; facts: PlayerFacts; children: ReactNode }

/**
 * Shows its children to an example player instead of to whoever is there. A layout effect, since islands look in effects
 * whether somebody may be signed in: all of those run after it.
 */
export default function ExamplePlayer({ state, facts, children }: ExamplePlayerProps) {
  useLayoutEffect(() => playAs(state, facts), [state, facts])
  return children
}
