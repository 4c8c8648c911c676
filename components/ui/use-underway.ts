import { useEffect, useRef, useState } from 'react'

export type Underway = {
  /** State for rendering. */
  isUnderway: boolean
  /** Marks the action as begun. @returns false if it is already under way */
  begin: () => boolean
  end: () => void
}

/**
 * Guards an action against a second press. State alone isn't enough: the second press may come before the first is
 * rendered. The action ends with a call of `end`, and when the browser restores the page from its history cache.
 */
export function useUnderway(): Underway {
  const isTaken = useRef(false)
  const [isUnderway, setUnderway] = useState(false)
  const change = (is: boolean) => {
    isTaken.current = is
    setUnderway(is)
  }
  useEffect(() => {
    const endLeft = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isTaken.current = false
      setUnderway(false)
    }
    addEventListener('pageshow', endLeft)
    return () => removeEventListener('pageshow', endLeft)
  }, [])
  const begin = () => {
    if (isTaken.current) return false
    change(true)
    return true
  }
  return { isUnderway, begin, end: () => change(false) }
}
