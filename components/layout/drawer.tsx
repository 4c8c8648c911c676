import { getTranslations } from 'next-intl/server'
import { ContentAnchor } from '@/components/ui/content-anchor'
import { PlayerEntries } from '@/components/session/player-menu'
import { CloseIcon, MenuIcon } from '@/components/ui/icons'
import type { Locale } from '@/i18n/locales'
import type { NavigationItem } from '@/lib/core/navigation'
import { isOff } from '@/lib/core/server/off'
import { AccountLinks } from './account-links'
import { LanguageLinks } from './language-switch'

const DRAWER_ID = 'drawer'

/** The whole navigation for narrow screens: a modal dialog opened by invoker commands, so it needs no script. */
export async function Drawer({ navigation, locale }: { navigation: NavigationItem[]; locale: Locale }) {
  const t = await getTranslations('header')
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={DRAWER_ID}
        aria-label={t('menu')}
        className="icon-button lg:hidden"
      >
        <MenuIcon className="size-6" />
      </button>
      <dialog id={DRAWER_ID} closedby="any" aria-label={t('menu')} className="drawer" data-background="dark">
        <div className="flex flex-row-reverse items-start justify-between gap-3">
          <button
            type="button"
            command="close"
            commandfor={DRAWER_ID}
            aria-label={t('close')}
            className="icon-button shrink-0"
          >
            <CloseIcon className="size-6" />
          </button>
          {!isOff('game') && <AccountLinks />}
        </div>
        <nav aria-label={t('navigation')}>
          <ul className="grid gap-6">
            {navigation.map((item) => (
              <li key={item.label}>
                <DrawerEntry item={item} />
              </li>
            ))}
          </ul>
        </nav>
        {!isOff('game') && (
          <div className="hidden border-t border-paper/20 pt-6 player:block">
            <PlayerEntries locale={locale} className="drawer-link" />
          </div>
        )}
        <div className="mt-auto border-t border-paper/20 pt-6 sm:hidden">
          <p className="mb-1 text-sm font-semibold text-muted-on-ink">{t('language')}</p>
          <LanguageLinks locale={locale} className="flex flex-wrap gap-x-5" linkClassName="drawer-language" />
        </div>
      </dialog>
    </>
  )
}

function DrawerEntry({ item }: { item: NavigationItem }) {
  if (item.children.length === 0 && item.link) {
    return (
      <ContentAnchor link={item.link} className="drawer-link">
        {item.label}
      </ContentAnchor>
    )
  }
  return (
    <>
      <p className="mb-1 text-sm font-semibold text-muted-on-ink">{item.label}</p>
      <ul>
        {item.children.map(({ label, link }) => (
          <li key={label}>
            <ContentAnchor link={link} className="drawer-link">
              {label}
            </ContentAnchor>
          </li>
        ))}
      </ul>
    </>
  )
}
