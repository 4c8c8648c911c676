'use client'

import { useEffect } from 'react'
import { beginPause } from './pause'

/** In place of the sections where too much was drawn for who asks; `LivePreview` asks again by itself. */
export function Waiting({ seconds, text }: { seconds: number; text: string }) {
  useEffect(() => beginPause(seconds), [seconds])
  return (
    <p role="status" className="container py-10 font-semibold">
      {text}
    </p>
  )
}
