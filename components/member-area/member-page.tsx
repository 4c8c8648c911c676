import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import type { MemberPageName } from '@/lib/core/paths'
import { shownMemberPages } from '@/lib/core/server/member-pages'
import { landscape } from '@/theme'

type MemberPageProps = {
  /** The page that is shown, marked in the navigation. */
  current: MemberPageName
  locale: Locale
  /** The page's heading. */
  title: string
  intro?: string | undefined
  /** A picture of the player, before the heading. */
  picture?: ReactNode
  children: ReactNode
}

/**
 * The frame of every page that is a player's own: the same head, and the way from one page to the next, beside the page
 * on a desktop and as a row of tabs on a phone.
 */
export async function MemberPage({ current, locale, title, intro, picture, children }: MemberPageProps) {
  return (
    <main id="main">
      <header className="member-head relative isolate overflow-hidden bg-ink text-paper" data-background="dark">
        <Ridge />
        <div className="container flex flex-wrap items-center gap-x-6 gap-y-4 py-10 md:py-14">
          {picture}
          <div className="max-w-3xl min-w-0">
            <h1 className="text-head-large wrap-anywhere">{title}</h1>
            {intro !== undefined && (
              <p className="mt-2 max-w-[60ch] text-lg text-muted-on-ink">
                <bdi>{intro}</bdi>
              </p>
            )}
          </div>
        </div>
      </header>
      <div className="member-area container">
        <MemberNavigation current={current} locale={locale} />
        <div className="min-w-0 py-8 md:py-12">{children}</div>
      </div>
    </main>
  )
}

async function MemberNavigation({ current, locale }: Pick<MemberPageProps, 'current' | 'locale'>) {
  const [t, pages] = await Promise.all([getTranslations('player'), shownMemberPages()])
  return (
    <nav aria-label={t('menu')} className="member-navigation print:hidden">
      <ul>
        {pages.map(({ name, path }) => (
          <li key={name}>
            <a href={localizedPath(path, locale)} aria-current={name === current ? 'page' : undefined}>
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A picture of hills at dusk, behind the title. No title reaches its sun, on which it could not be read. */
function Ridge() {
  return (
    <svg
      viewBox="0 0 1440 220"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-0 -z-1 size-full scale-x-(--line-sign)"
      aria-hidden="true"
    >
      <circle cx="1330" cy="146" r="40" fill="var(--color-yellow)" opacity="0.9" className="max-lg:hidden" />
      <path d="M620 220 800 120l90 48 150-116 120 92 110-62 170 114v24z" fill={landscape.farRidge} />
      <path d="M760 220l170-66 110 38 160-82 130 66 110-40v84z" fill={landscape.ridge} />
    </svg>
  )
}
