import { useMutation } from '@tanstack/react-query'
import { buttonClass } from '@/components/ui/button'
import { useUnderway } from '@/components/ui/use-underway'
import { hasCode } from '@/lib/core/errors'
import { openHosted, type HostedPage } from '@/lib/domains/memberships/membership-change'
import { signInOnceFor } from '@/lib/domains/session/intents/sign-in-for'
import type { MembershipTexts } from './membership-texts'
import { changeRefusal } from './refusals'

type HostedPageButtonProps = {
  label: string
  page: HostedPage
  variant?: 'primary' | 'outline'
  texts: MembershipTexts
}

/** A button that leads to a page of the payment provider, on which plan, payment or card are changed (MB-002). */
export function HostedPageButton({ label, page, variant = 'primary', texts }: HostedPageButtonProps) {
  const { mutate, error } = useMutation({ mutationFn: openHosted })
  const { isUnderway: isBusy, begin, end } = useUnderway()
  const go = () => {
    if (!begin()) return
    mutate(page, {
      onSuccess: ({ url }) => location.assign(url),
      onError: (failure) => {
        end()
        if (hasCode(failure, 'not_signed_in')) signInOnceFor('membership_change', page)
      },
    })
  }
  return (
    <div data-needs-script>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={go}
        className={buttonClass(variant, variant === 'primary' ? 'medium' : 'small', 'aria-disabled:opacity-60')}
      >
        {isBusy ? texts.busy : label}
      </button>
      <p role="alert" className="mt-2 font-semibold text-alert empty:hidden">
        {changeRefusal(error, texts.portalFailed, texts)}
      </p>
    </div>
  )
}
