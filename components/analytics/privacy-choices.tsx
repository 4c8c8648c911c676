'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { keptConsent } from '@/lib/domains/analytics/consent'

const promptForConsent = (opener?: HTMLElement) =>
  import('./consent-prompt').then((prompt) => prompt.promptForConsent(opener), console.error)

/**
 * The button that opens the consent banner again. Every page has it, so it also sees to visitors who have not answered,
 * or agreed; who refused downloads no more than this.
 */
export function PrivacyChoices(props: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) {
  const pathname = usePathname()
  useEffect(() => {
    if (keptConsent() !== 'refused') void promptForConsent()
  }, [pathname])
  return <button {...props} type="button" onClick={({ currentTarget }) => promptForConsent(currentTarget)} />
}
