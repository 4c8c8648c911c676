'use client'

import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { keptConsent } from '@/lib/domains/analytics/consent'

const visitDesk = (opener?: HTMLElement) => import('./consent-desk').then((desk) => desk.visit(opener), console.error)

/**
 * The button that opens the consent banner again. Every page has it, so it also sees to visitors who have not answered,
 * or agreed; who refused downloads no more than this.
 */
export function PrivacyChoices(props: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) {
  useEffect(() => {
    if (keptConsent() !== 'refused') void visitDesk()
  }, [])
  return <button {...props} type="button" onClick={({ currentTarget }) => visitDesk(currentTarget)} />
}
