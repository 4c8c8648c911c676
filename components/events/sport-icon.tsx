import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons'
import type { Sport } from '@/lib/domains/events/schema'

const drawings: Record<Sport, ReactNode> = {
  cycling: (
    <>
      <circle cx="5.5" cy="17" r="4" />
      <circle cx="18.5" cy="17" r="4" />
      <path d="M12 18v-5l-3.5-3L13 6l2.5 4H19M16 3.5h.01" />
    </>
  ),
  running: <path d="M14.5 3.5h.01M4 12l3-4 5-1 3 4h4M12 7l-3 6 4 3v5M8.5 14.5 7 18H3" />,
}

/** An icon of a sport. */
export function SportIcon({ sport }: { sport: Sport }) {
  return <Icon className="size-5 shrink-0">{drawings[sport]}</Icon>
}
