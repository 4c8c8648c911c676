import { useEffect, useState } from 'react'
import { waitForPaint } from '@/components/ui/wait-for-paint'
import { searchKinds } from '@/lib/domains/search/entry'
import type { SearchAnswer } from '@/lib/domains/search/endpoints'

type Groups = readonly SearchAnswer['groups'][number][]

/**
 * The groups of the newest answer, one more after each paint, so that a letter typed meanwhile waits for one of them and
 * not for all. Those whose turn has not come are as they were in the answer before.
 */
export function useGroupsInTurn(newest: Groups): Groups {
  const [state, setState] = useState(() => ({ newest, turns: groupsInTurn([], newest), turn: 0 }))
  const shown = state.turns[state.turn] ?? newest
  if (state.newest !== newest) setState({ newest, turns: groupsInTurn(shown, newest), turn: 0 })
  useEffect(() => {
    if (state.turn === state.turns.length - 1) return undefined
    let isOver = false
    void (async () => {
      await waitForPaint()
      // Not as a transition: one that overlaps with another would be animated, for which the whole page is painted.
      if (!isOver) setState({ ...state, turn: state.turn + 1 })
    })()
    return () => {
      isOver = true
    }
  }, [state])
  return shown
}

/** What is shown on the way from some groups to others: of each kind, the new group or, before its turn, the old one. */
export function groupsInTurn(before: Groups, after: Groups): Groups[] {
  if (after.length === 0) return [after]
  return after.map(({ kind }, at) => {
    if (at === after.length - 1) return after
    const isLater = (other: Groups[number]) => searchKinds.indexOf(other.kind) > searchKinds.indexOf(kind)
    return [...after.slice(0, at + 1), ...before.filter(isLater)]
  })
}
