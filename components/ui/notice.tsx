import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './icons'

export const severities = ['info', 'success', 'warning', 'error'] as const

export type Severity = (typeof severities)[number]

type NoticeProps = {
  severity: Severity
  /** The severity as text; colour and icon only illustrate it. */
  label: string
  /** Whether it is a solid band across the page instead of a tinted box. */
  isBand?: boolean
  children: ReactNode
}

const boxes: Record<Severity, string> = {
  info: 'bg-lagoon/10',
  success: 'bg-pine/10',
  warning: 'bg-yellow/25',
  error: 'bg-alert/10',
}

/** The disc behind a box's icon. */
const discs: Record<Severity, string> = {
  info: 'bg-lagoon text-paper',
  success: 'bg-pine text-paper',
  warning: 'bg-yellow text-ink',
  error: 'bg-alert text-paper',
}

const bands: Record<Severity, string> = {
  info: 'bg-lagoon text-paper',
  success: 'bg-pine text-paper',
  warning: 'always-light bg-yellow text-ink',
  error: 'bg-alert text-paper',
}

const shapes: Record<Severity, string> = {
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5m0-8.5v.01',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-4 9.5 2.75 2.75L16 10',
  warning: 'M12 4 2.5 20h19zm0 6v4.5m0 2.5v.01',
  error: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5V13m0 3.5v.01',
}

/** A message that is part of the page from the start, so it has the role of a note, not of a live region. */
export function Notice({ severity, label, isBand = false, children }: NoticeProps) {
  const isDark = isBand && severity !== 'warning'
  return (
    <div
      role="note"
      aria-label={label}
      className={clsx(isBand ? bands[severity] : ['rounded-card text-on-surface', boxes[severity]])}
      data-background={isDark ? 'dark' : undefined}
    >
      <div className={clsx('flex', isBand ? 'container items-start gap-3 py-3' : 'items-center gap-4 p-4 md:px-5')}>
        <span className={clsx('shrink-0 self-start', isBand ? 'mt-0.5' : ['rounded-full p-2', discs[severity]])}>
          <Icon className="size-6">
            <path d={shapes[severity]} />
          </Icon>
        </span>
        <div className="min-w-0 grow">{children}</div>
      </div>
    </div>
  )
}
