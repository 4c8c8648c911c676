import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '@/components/ui/button'
import { withQueries } from '@/components/ui/with-queries'
import { isLasting } from '@/lib/core/errors'
import { failureText } from '@/lib/core/failure-text'
import { isCancellable, isMember, portalWordOf } from '@/lib/domains/memberships/membership-rules'
import { membershipQuery } from '@/lib/domains/memberships/queries'
import type { Membership, Payment, Transaction } from '@/lib/domains/memberships/schema'
import { useMembershipChanges } from '../use-membership-changes'
import { AppleInstructions } from './apple-instructions'
import { Cancellation } from './cancellation'
import { CardArrival } from './card-arrival'
import { DirectPurchase } from './direct-purchase'
import { PortalButton } from './hosted-page-button'
import type { MembershipTexts } from './membership-texts'
import { PaymentArrival } from './payment-arrival'
import { PaymentMethod } from './payment-method'
import { ResumedChange } from './resumed-change'
import { StatusCard } from './status-card'
import { Transactions } from './transactions'

export type MembershipPanelProps = {
  /** The membership as the page was rendered; undefined if a service could not be reached. */
  membership: Membership | undefined
  payment: Payment | undefined
  transactions: Transaction[] | undefined
  /** Whether the player comes back from the payment provider after paying. */
  hasPaid: boolean
  /** The page's player, whom native forms name (`forMemberForm`). */
  playerId: string
  locale: string
  /** Pages that the controls lead to. */
  paths: { plans: string; cancellation: string }
  texts: MembershipTexts
}

/** A player's membership: its state, its price, and the controls to change or end it. */
function MembershipPanel({ membership: known, ...props }: MembershipPanelProps) {
  const { texts } = props
  const { data: membership, error, refetch, isFetching } = useQuery({ ...membershipQuery, initialData: known })
  useMembershipChanges()
  return (
    <div className="grid gap-8">
      <ResumedChange texts={texts} />
      {membership === undefined ? (
        <Unknown error={error} texts={texts} retry={() => void refetch()} isBusy={isFetching} />
      ) : (
        <Known {...props} membership={membership} />
      )}
    </div>
  )
}

type KnownProps = Omit<MembershipPanelProps, 'membership'> & { membership: Membership }

function Known({ membership, payment, transactions, hasPaid, texts, ...shared }: KnownProps) {
  const isOver = !isMember(membership.state)
  return (
    <>
      {hasPaid && <PaymentArrival texts={texts} />}
      <CardArrival texts={texts} />
      <StatusCard membership={membership} isArriving={hasPaid} texts={texts}>
        <MembershipControls {...shared} membership={membership} isArriving={hasPaid} texts={texts} />
      </StatusCard>
      {isOver && !hasPaid && <DirectPurchase former={membership.period} texts={texts} />}
      {!isOver && membership.gateway !== null && (
        <PaymentMethod gateway={membership.gateway} payment={payment} texts={texts} />
      )}
      <Transactions transactions={transactions} locale={shared.locale} texts={texts} />
    </>
  )
}

type MembershipControlsProps = Pick<MembershipPanelProps, 'playerId' | 'locale' | 'paths' | 'texts'> & {
  membership: Membership
  isArriving: boolean
}

/** Controls for a membership, depending on the gateway that keeps it. */
function MembershipControls({ membership, isArriving, playerId, locale, paths, texts }: MembershipControlsProps) {
  const { state, gateway } = membership
  if (!isMember(state)) {
    return isArriving ? null : (
      <a href={paths.plans} className={buttonClass('primary')}>
        {texts.seePlans}
      </a>
    )
  }
  if (gateway === 'apple') return <AppleInstructions texts={texts} />
  return (
    <>
      {gateway === 'own' ? (
        <PortalButton label={texts[portalWordOf(state)]} playerId={playerId} locale={locale} texts={texts} />
      ) : (
        <p className="max-w-[60ch] text-sm text-muted">{texts.braintreeChange}</p>
      )}
      {isCancellable(membership) && <Cancellation membership={membership} path={paths.cancellation} texts={texts} />}
    </>
  )
}

type UnknownProps = { error: Error | null; texts: MembershipTexts; retry: () => void; isBusy: boolean }

/** Shown if the membership isn't known: a player who may have paid is never told that there is none. */
function Unknown({ error, texts, retry, isBusy }: UnknownProps) {
  return (
    <section className="plan-panel border border-line">
      <h2 className="mb-2 text-head-sm">{texts.unknown}</h2>
      <p className="mb-5">{failureText(error, texts) ?? texts.unknownHint}</p>
      {!isLasting(error) && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={retry}
          className={buttonClass('primary')}
          data-needs-script
        >
          {isBusy ? texts.busy : texts.retry}
        </button>
      )}
      <a href="?" className={buttonClass('primary')} data-without-script>
        {texts.retry}
      </a>
    </section>
  )
}

export default withQueries(MembershipPanel)
