import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { FormPlayer } from '@/components/session/form-player'
import { buttonClass } from '@/components/ui/button'
import { useUnderway } from '@/components/ui/use-underway'
import { hasCode } from '@/lib/core/errors'
import { portalFormPath } from '@/lib/core/paths'
import { leadsToHosted, openHosted, type HostedPage } from '@/lib/domains/memberships/membership-change'
import { signInOnceFor } from '@/lib/domains/session/intents/sign-in-for'
import type { MembershipTexts } from './membership-texts'
import { openingRefusal } from './refusals'

type ButtonProps = { label: string; texts: MembershipTexts }

/** A button that leads to a page of the payment provider, on which plan, payment or card are changed (MB-002). */
export function HostedPageButton({ label, page, texts }: ButtonProps & { page: HostedPage }) {
  const { go, ...state } = useHostedPage(page)
  return (
    <div data-needs-script>
      <Button {...state} onClick={go} look={buttonClass('outline', 'small')} label={label} texts={texts} />
    </div>
  )
}

/** A button that leads to the player's own page at the payment provider (MB-035); without script, the browser sends its form. */
export function PortalButton(props: ButtonProps & { playerId: string; locale: string }) {
  const { playerId, locale, ...shown } = props
  const { go, ...state } = useHostedPage({ to: 'portal' })
  return (
    <form
      action={portalFormPath}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <FormPlayer playerId={playerId} locale={locale} />
      <Button {...shown} {...state} look={buttonClass('primary')} />
    </form>
  )
}

function useHostedPage(page: HostedPage) {
  const { isUnderway: isBusy, begin, end } = useUnderway()
  const { mutate, error } = useMutation({
    mutationFn: openHosted,
    ...leadsToHosted,
    onError: (failure) => {
      end()
      if (hasCode(failure, 'not_signed_in')) signInOnceFor('membership_change', page)
    },
  })
  const go = () => {
    if (begin()) mutate(page)
  }
  return { go, isBusy, error }
}

type StateProps = ButtonProps & { look: string; onClick?: () => void } & Omit<ReturnType<typeof useHostedPage>, 'go'>

/** The button itself, which submits its form unless it is given something else to do, and why it failed. */
function Button({ look, onClick, label, isBusy, error, texts }: StateProps) {
  return (
    <>
      <button
        type={onClick ? 'button' : 'submit'}
        aria-disabled={isBusy}
        onClick={onClick}
        className={clsx(look, 'aria-disabled:opacity-60')}
      >
        {isBusy ? texts.busy : label}
      </button>
      <p role="alert" className="mt-2 font-semibold text-alert empty:hidden">
        {openingRefusal(error, texts)}
      </p>
    </>
  )
}
