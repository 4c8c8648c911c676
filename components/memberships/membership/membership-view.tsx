import type { ComponentProps } from 'react'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { cancellationPath, plansPath } from '@/lib/core/paths'
import { MembershipPanel } from './lazy'
import { membershipTexts } from './membership-texts'

type MembershipViewProps = Omit<ComponentProps<typeof MembershipPanel>, 'locale' | 'paths' | 'texts'> & {
  locale: Locale
  product: string
}

/** What the page about the player's membership shows. */
export async function MembershipView({ locale, product, ...panel }: MembershipViewProps) {
  const texts = await membershipTexts(product)
  return (
    <div className="max-w-4xl">
      <MembershipPanel
        {...panel}
        locale={locale}
        paths={{ plans: localizedPath(plansPath, locale), cancellation: localizedPath(cancellationPath, locale) }}
        texts={texts}
      />
    </div>
  )
}
