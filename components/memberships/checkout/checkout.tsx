import { getTranslations } from 'next-intl/server'
import { IntentForm } from '@/components/session/intent-form'
import { buttonClass } from '@/components/ui/button'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import type { Money } from '@/lib/core/money'
import { settingsPath } from '@/lib/core/paths'
import { checkoutTexts } from './checkout-texts'
import { PlayerCheckout } from './lazy'

type CheckoutProps = { priceId: string; money: Money; locale: Locale }

/** The button that leads to the payment. Visitors sign in first and continue directly. */
export async function Checkout({ priceId, money, locale }: CheckoutProps) {
  const [t, texts] = await Promise.all([getTranslations('plans'), checkoutTexts()])
  const order = { priceId, locale, ...money }
  return (
    <PlayerCheckout order={order} membershipPath={localizedPath(settingsPath('membership'), locale)} texts={texts}>
      <IntentForm intent={{ kind: 'checkout', ...order, minor: String(money.minor) }}>
        <button type="submit" className={buttonClass('primary', 'large', 'w-full')}>
          {texts.continue}
        </button>
        <p className="mt-3 text-sm text-muted">{t('signInHint')}</p>
      </IntentForm>
    </PlayerCheckout>
  )
}
