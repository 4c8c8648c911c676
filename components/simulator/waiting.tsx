'use client'

import { useEffect } from 'react'
import { beginPause } from './pause'

/** Replaces the sections while the requesting client's rendering budget is used up; `LivePreview` retries by itself. */
export function Waiting({ seconds, text }: { seconds: number; text: string }) {
  useEffect(() => beginPause(seconds), [seconds])
  return (
    <p role="status" className="container py-10 font-semibold">
      {text}
    </p>
  )
}
