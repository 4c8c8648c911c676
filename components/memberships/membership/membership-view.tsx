import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { plansPath, settingsPath } from '@/lib/core/paths'
import { MembershipPanel } from './lazy'
import { membershipTexts } from './membership-texts'

type MembershipViewProps = Omit<ComponentProps<typeof MembershipPanel>, 'plansPath' | 'texts'> & {
  locale: Locale
  product: string
}

/** The page about the player's membership. */
export async function MembershipView({ locale, product, ...panel }: MembershipViewProps) {
  const [t, player, texts] = await Promise.all([
    getTranslations('membership'),
    getTranslations('player'),
    membershipTexts(product),
  ])
  return (
    <>
      <header className="bg-ink text-paper print:hidden" data-background="dark">
        <div className="container py-10 md:py-14">
          <h1 className="text-head-large">{t('title')}</h1>
          <p className="mt-2 max-w-[60ch] text-lg text-muted-on-ink">{t('intro')}</p>
          <p className="mt-4">
            <a href={localizedPath(settingsPath('profile'), locale)} className="underline underline-offset-4">
              {player('profile')}
            </a>
          </p>
        </div>
      </header>
      <div className="container py-12 md:py-16">
        <div className="max-w-4xl">
          <MembershipPanel {...panel} plansPath={localizedPath(plansPath, locale)} texts={texts} />
        </div>
      </div>
    </>
  )
}
