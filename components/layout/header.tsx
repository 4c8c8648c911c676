import { getTranslations } from 'next-intl/server'
import { ContentAnchor } from '@/components/ui/content-anchor'
import { InternalLink } from '@/components/ui/link'
import { LogoMark } from '@/components/ui/logo-mark'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import type { NavigationItem } from '@/lib/core/navigation'
import { homePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { isOff } from '@/lib/core/server/off'
import { SearchDialog } from '@/components/search/search-dialog'
import { PlayerMenu } from '@/components/session/player-menu'
import { AccountLinks } from './account-links'
import { Drawer } from './drawer'
import { LanguageSwitch } from './language-switch'
import { NavigationMenu } from './navigation-menu'

/** The bar at the top of every page; a page with a ghost navigation lies under it until it is scrolled (header.css). */
export async function Header({ navigation, locale }: { navigation: NavigationItem[]; locale: Locale }) {
  const [t, site] = await Promise.all([getTranslations('header'), getTranslations('site')])
  return (
    <header className="site-header" data-background="dark">
      <div className="container flex h-(--header-height) items-center gap-2 sm:gap-4 xl:gap-6">
        <InternalLink
          href={localizedPath(homePath, locale)}
          aria-label={site('home', { product: env.PRODUCT_NAME })}
          className="header-brand font-display font-extrabold text-paper sm:text-xl"
        >
          <LogoMark className="size-8" />
          <span aria-hidden="true">{env.PRODUCT_NAME}</span>
        </InternalLink>
        <nav aria-label={t('navigation')} className="header-row hidden lg:block xl:ms-4">
          <ul className="flex items-center xl:gap-1">
            {navigation.map((item, position) => (
              <li key={item.label}>
                <NavigationEntry item={item} id={`menu-${position}`} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-end ms-auto flex items-center gap-1 sm:gap-3">
          <SearchDialog locale={locale} />
          <LanguageSwitch locale={locale} />
          {!isOff('game') && (
            <>
              <AccountLinks />
              <PlayerMenu locale={locale} />
            </>
          )}
          <Drawer navigation={navigation} locale={locale} />
        </div>
      </div>
    </header>
  )
}

function NavigationEntry({ item, id }: { item: NavigationItem; id: string }) {
  if (item.children.length > 0) return <NavigationMenu item={item} id={id} />
  if (item.link === undefined) return null
  return (
    <ContentAnchor link={item.link} className="header-link">
      {item.label}
    </ContentAnchor>
  )
}
