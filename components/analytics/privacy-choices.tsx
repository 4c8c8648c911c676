import { usePathname } from 'next/navigation'
import { useEffect, type ComponentProps } from 'react'
import { agreesTo, isUnanswered, renewConsent } from '@/lib/core/consent'

type PrivacyChoicesProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  /** Whether the site asks for statistics: one without tracking has no banner and no reports. */
  asksForStatistics: boolean
}

/**
 * The button that opens the privacy choices. Every page has it, so it also starts the banner or the reports for
 * visitors who have not answered, or agreed; visitors who refused download nothing more than this, nor does anybody on
 * a site without tracking.
 */
export function PrivacyChoices({ asksForStatistics, ...props }: PrivacyChoicesProps) {
  const pathname = usePathname()
  useEffect(() => {
    renewConsent()
    if (!asksForStatistics || (!isUnanswered() && !agreesTo('statistics'))) return
    import('./consent-prompt').then(({ promptForConsent }) => promptForConsent(), console.error)
  }, [pathname, asksForStatistics])
  const open = () => import('./open-choices').then(({ openChoices }) => openChoices(), console.error)
  return <button {...props} type="button" aria-haspopup="dialog" onClick={open} />
}
