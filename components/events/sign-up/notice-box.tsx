import type { ReactNode } from 'react'
import type { SignUpNotice } from '@/lib/domains/events/sign-up/rules'

/** Replaces the button, or several of them [EV-051]. */
export function NoticeBox({ name, children }: { name: SignUpNotice; children: ReactNode }) {
  return (
    <div data-notice={name} className="prose rounded-sm bg-cream px-4 py-3 text-sm">
      {children}
    </div>
  )
}
