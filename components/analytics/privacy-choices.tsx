import { usePathname } from 'next/navigation'
import { useEffect, type ComponentProps } from 'react'
import { readConsent } from '@/lib/domains/analytics/consent'

const promptForConsent = (opener?: HTMLElement) =>
  import('./consent-prompt').then((prompt) => prompt.promptForConsent(opener), console.error)

/**
 * The button that reopens the consent banner. Every page has it, so it also starts the banner or the reports for
 * visitors who have not answered, or agreed; visitors who refused download nothing more than this.
 */
export function PrivacyChoices(props: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) {
  const pathname = usePathname()
  useEffect(() => {
    if (readConsent() !== 'refused') void promptForConsent()
  }, [pathname])
  return <button {...props} type="button" onClick={({ currentTarget }) => promptForConsent(currentTarget)} />
}
