import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { InternalLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { backgroundOf } from '@/components/ui/colours'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { formatMoney } from '@/lib/core/money'
import { plansPath } from '@/lib/core/paths'
import type { PlanPrice } from '@/lib/domains/memberships/country-plans'
import { pricePerPeriod } from '@/lib/domains/memberships/offer-presenter'
import type { Offer } from '@/lib/domains/memberships/schema'
import { Checkout } from './checkout/checkout'
import { CheckoutReturn } from './checkout/lazy'
import { PaymentIcons } from './payment-icons'

type PlanViewProps = { price: PlanPrice; offer: Offer; name: string; locale: Locale }

/** The plan that a price buys, and the button to pay for it. */
export async function PlanView({ price, offer, name, locale }: PlanViewProps) {
  const t = await getTranslations('plans')
  const plan = offer.plans.find(({ priceId }) => priceId === price.id)
  const { today, later } = await dueFor(price, locale)
  const rows = [
    [t('rowPlan'), t(price.period === 'year' ? 'annual' : 'monthly')],
    [t('rowPrice'), plan?.pricePerPeriod],
    [t('rowByMonth'), plan?.perMonth],
    [t('rowSavings'), plan?.savings],
    [t('rowTax'), offer.tax],
    [t('rowToday'), today],
    [t('rowLater'), later],
    [t('rowPromise'), plan?.promise],
  ].filter(([, value]) => value !== undefined)
  return (
    <Section background={backgroundOf('light', 'light')} className="grid gap-8">
      <Returns />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="min-w-0">
          <p className="mb-2 font-semibold text-muted">{t('youBuy')}</p>
          <h1 className="mb-6 text-head-xl">{name}</h1>
          <dl className="plan-facts">
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <InternalLink
            href={localizedPath(plansPath, locale)}
            className="mt-4 inline-flex min-h-11 items-center font-semibold underline"
          >
            {t('otherPlans')}
          </InternalLink>
        </div>
        <div className="plan-panel">
          <p className="mb-5 font-display text-head-sm font-extrabold tabular-nums">{plan?.pricePerPeriod}</p>
          <Checkout priceId={price.id} money={price.money} locale={locale} />
          <p className="my-4 text-sm text-muted">{t('providerHint')}</p>
          {offer.age !== undefined && <p className="mb-4 text-sm text-muted">{offer.age}</p>}
          <PaymentIcons label={t('payment')} brands={offer.brands} />
        </div>
      </div>
    </Section>
  )
}

/** What is due today and what after that, as far as it is the same for everybody. */
async function dueFor({ period, money }: PlanPrice, locale: Locale): Promise<{ today: string; later: string }> {
  const [t, price] = await Promise.all([getTranslations('plans'), pricePerPeriod(money, locale, period)])
  if (period === 'year') return { today: formatMoney(money, locale), later: t('laterYear', { price }) }
  return {
    today: t('todayTrial', { amount: formatMoney({ minor: 0, currency: money.currency }, locale) }),
    later: t('laterTrial', { price }),
  }
}

/** How a visit to the payment provider ended, according to the address. */
async function Returns() {
  const [t, alert] = await Promise.all([getTranslations('plans'), getTranslations('alert')])
  return (
    <div className="empty:hidden">
      <div data-state="cancelled" hidden>
        <Notice severity="info" label={alert('info')}>
          {t('cancelled')}
        </Notice>
      </div>
      <div data-state="failed" hidden>
        <Notice severity="error" label={alert('error')}>
          {t('paymentFailed')}
        </Notice>
      </div>
      <CheckoutReturn />
    </div>
  )
}
