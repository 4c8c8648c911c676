'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { ResultsProps } from './results-while-typing'
import { loadPart } from '../ui/load-script'

/** The results below a dialog's field: their script is loaded once the dialog is open, when its field gets the focus. */
export function ResultsWhenOpen(props: ResultsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [View, setView] = useState<ComponentType<ResultsProps>>()
  useEffect(() => {
    const dialog = place.current?.closest('dialog')
    if (!dialog) return undefined
    const load = () =>
      void loadPart(() => import('./results-while-typing')).then(
        ({ default: loaded }) => setView(() => loaded),
        console.error,
      )
    if (dialog.open) load()
    else dialog.addEventListener('focusin', load, { once: true })
    return () => dialog.removeEventListener('focusin', load)
  }, [])
  return <div ref={place}>{View && <View {...props} />}</div>
}
