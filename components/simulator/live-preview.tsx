'use client'

import { useEffect, useState } from 'react'
import type { Packed } from '@/lib/core/simulator/pack-sections'
import { attachEditor } from './attach-editor'
import { useDrawings } from './use-drawings'

type LivePreviewProps = {
  /** Id of the element that holds the sections. */
  zone: string
  /** Origins whose messages are answered. */
  origins: readonly string[]
  /** Shown above the last sections if the editor sends more than can be shown. */
  tooMuch: string
}

/** Shows the sections that the content system's editor sends while they are being written. */
export function LivePreview({ zone, origins, tooMuch }: LivePreviewProps) {
  const { isTooMuch, sent, show } = useSent()
  useDrawings(sent)

  useEffect(() => {
    const element = document.getElementById(zone)
    if (!element || window.parent === window) return undefined
    return attachEditor(element, { editor: window.parent, origins, show })
  }, [zone, origins, show])

  return isTooMuch ? (
    <p
      role="alert"
      className="fixed inset-x-0 top-0 z-(--layer-app-bar) always-light bg-yellow px-4 py-2 text-sm font-semibold text-ink"
    >
      {tooMuch}
    </p>
  ) : null
}

/** The latest sections that can be shown, and whether later ones can't be. */
function useSent() {
  const [sent, setSent] = useState<Packed>()
  const [isTooMuch, setTooMuch] = useState(false)
  const [show] = useState(() => (packed: Packed | undefined) => {
    setTooMuch(packed === undefined)
    if (packed !== undefined) setSent(packed)
  })
  return { sent, isTooMuch, show }
}
