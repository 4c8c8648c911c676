import { type ReactNode } from 'react'
import { type Sport } from '@/lib/domains/events/schema'

const drawings: Record<Sport, ReactNode> = {
  cycling: <path d="M5.5 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8m13 0a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 17v-4l-3.5-3L13 6l2.5 4H19M16 4h.01" />,
  running: <path d="M14.5 3.500h.01M4 12l3-4 5-1 3 4h4M12 7l-3 6 4 3v5M8.5 14.5 7 18H3" />,
}

/** A rider or a runner; decoration beside the sport's name. */
export function SportIcon({ sport, className }: { sport: Sport; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[sport]}
    </svg>
  )
}
