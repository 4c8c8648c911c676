import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@/components/ui/use-hydrated'
import { paymentQuery } from '@/lib/domains/memberships/queries'
import type { Gateway, Payment } from '@/lib/domains/memberships/schema'
import { CardButton } from './card-button'
import type { MembershipTexts } from './membership-texts'

type PaymentMethodProps = {
  gateway: Gateway
  /** Payment method at our own gateway, if the page could read it. */
  payment: Payment | undefined
  texts: MembershipTexts
}

/** The membership's payment method; that of our own gateway is changed at its portal. */
export function PaymentMethod({ gateway, payment, texts }: PaymentMethodProps) {
  const isReady = useHydrated()
  const { data, isError } = useQuery({
    ...paymentQuery(gateway),
    enabled: isReady && gateway !== 'apple',
    initialData: gateway === 'own' ? payment : undefined,
  })
  const words = gateway === 'apple' ? texts.applePayment : data ? (data.method ?? texts.noPayment) : undefined
  return (
    <section aria-labelledby="membership-payment">
      <h2 id="membership-payment" className="mb-3 text-head-sm">
        {texts.payment}
      </h2>
      <p>{words ?? (isError ? texts.paymentUnknown : texts.loading)}</p>
      {gateway === 'braintree' && (
        <div className="mt-3">
          <CardButton gateway={gateway} texts={texts} />
        </div>
      )}
    </section>
  )
}
