'use client'

import { usePathname, useRouter } from 'next/navigation'
import { addTransitionType, useEffect, useRef, useState, useTransition } from 'react'
import { QUIET } from '@/lib/core/transition-types'
import { attachEditor } from './attach-editor'

type LivePreviewProps = {
  /** Id of the element that holds the sections. */
  zone: string
  /** Whose messages are answered. */
  origins: readonly string[]
  /** Stands above the sections shown last when the editor sends more than can be shown. */
  tooMuch: string
}

/**
 * Shows the sections that the content system's editor sends while they are written. They are drawn on the server, by
 * asking for this page anew; while that goes on only the latest of what comes is kept, so that nothing piles up.
 */
export function LivePreview({ zone, origins, tooMuch }: LivePreviewProps) {
  const { isTooMuch, state, show } = useSent()
  const router = useRouter()
  const pathname = usePathname()
  const shown = useRef<string>(undefined)
  const [isDrawing, startDrawing] = useTransition()

  useEffect(() => {
    const element = document.getElementById(zone)
    if (!element || window.parent === window) return undefined
    return attachEditor(element, { editor: window.parent, origins, show })
  }, [zone, origins, show])

  useEffect(() => {
    if (isDrawing || state === undefined || state === shown.current) return
    shown.current = state
    startDrawing(() => {
      addTransitionType(QUIET)
      router.replace(`${pathname}?state=${state}`, { scroll: false })
    })
  }, [isDrawing, state, pathname, router])

  return isTooMuch ? (
    <p role="alert" className="fixed inset-x-0 top-0 z-(--layer-app-bar) bg-yellow px-4 py-2 text-sm font-semibold">
      {tooMuch}
    </p>
  ) : null
}

/** The latest sections that can be shown, and whether something came after them that can't. */
function useSent() {
  const [state, setState] = useState<string>()
  const [isTooMuch, setTooMuch] = useState(false)
  const [show] = useState(() => (sent: string | undefined) => {
    setTooMuch(sent === undefined)
    if (sent !== undefined) setState(sent)
  })
  return { state, isTooMuch, show }
}
