import type { ReactNode } from 'react'
import { Notice, type Severity } from '@/components/ui/notice'
import { PaymentAlertBehaviour } from './lazy'

export const alertTypes = ['banner', 'payment', 'info'] as const

type AlertViewProps = {
  type: (typeof alertTypes)[number]
  severity: Severity
  /** The severity as text. */
  label: string
  message: ReactNode
}

export function AlertView({ type, severity, label, message }: AlertViewProps) {
  const isBand = type === 'banner'
  const notice = (
    <Notice severity={severity} label={label} isBand={isBand}>
      {message}
    </Notice>
  )
  if (isBand) return notice
  if (type === 'info') return <div className="container py-8">{notice}</div>
  return (
    <div className="container py-8" data-payment-alert="">
      {notice}
      <PaymentAlertBehaviour />
    </div>
  )
}
