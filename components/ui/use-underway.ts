import { useEffect, useRef, useState } from 'react'

export type Underway = {
  /** For what shows. */
  isUnderway: boolean
  /** @returns whether it may begin: false while it is under way */
  begin: () => boolean
  end: () => void
}

/**
 * What a press begins, and a second press does not begin again. State alone can't tell: the second press may come before the
 * first is drawn. It is over at `end`, and when the browser brings the page back as it was left.
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
