import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import type { Packed } from '@/lib/core/simulator/pack-sections'
import { restMs } from '@/lib/core/simulator/state-limits'
import { endPause, usePause } from './pause'

/**
 * Lets the server render what the editor sent, by refreshing this page. While the server renders, while this browser
 * rests after a large rendering, and during a pause that the server asked for, only the latest input is kept, so that
 * no requests pile up.
 */
export function useDrawings(sent: Packed | undefined): void {
  const router = useRouter()
  const pathname = usePathname()
  /** What was requested last, and whether the answer was a pause. */
  const asked = useRef('')
  const isRefused = useRef(false)
  const [isDrawing, startDrawing] = useTransition()
  const [rest, setRest] = useState<number>()
  const pause = usePause()

  useEffect(() => {
    if (rest === undefined) return undefined
    const timer = setTimeout(() => setRest(undefined), rest)
    return () => clearTimeout(timer)
  }, [rest])

  useEffect(() => {
    if (pause === undefined) return undefined
    const timer = setTimeout(endPause, pause.seconds * 1000)
    return () => clearTimeout(timer)
  }, [pause])

  useEffect(() => {
    if (pause !== undefined) isRefused.current = true
    const state = sent?.state ?? ''
    const isSame = state === asked.current
    if (isDrawing || rest !== undefined || pause !== undefined || (isSame && !isRefused.current)) return
    isRefused.current = false
    asked.current = state
    setRest(restMs(sent?.cards ?? 0))
    startDrawing(() => {
      if (isSame) router.refresh()
      else router.replace(`${pathname}?state=${state}`, { scroll: false })
    })
  }, [isDrawing, rest, pause, sent, pathname, router])
}
