import { usePathname } from 'next/navigation'
import { useEffect, type ComponentProps } from 'react'
import { agreesTo, isUnanswered, renewConsent } from '@/lib/core/consent'

/**
 * The button that opens the privacy choices. Every page has it, so it also starts the banner or the reports for
 * visitors who have not answered, or agreed; visitors who refused download nothing more than this.
 */
export function PrivacyChoices(props: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) {
  const pathname = usePathname()
  useEffect(() => {
    renewConsent()
    if (!isUnanswered() && !agreesTo('statistics')) return
    import('./consent-prompt').then(({ promptForConsent }) => promptForConsent(), console.error)
  }, [pathname])
  const open = () => import('./open-choices').then(({ openChoices }) => openChoices(), console.error)
  return <button {...props} type="button" aria-haspopup="dialog" onClick={open} />
}
