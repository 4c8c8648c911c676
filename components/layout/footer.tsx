import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PrivacyChoices } from '@/components/analytics/privacy-choices'
import { ContentAnchor } from '@/components/ui/content-anchor'
import { LogoMark } from '@/components/ui/logo-mark'
import type { NavigationLink } from '@/lib/core/navigation'
import { env } from '@/lib/core/server/env'

type FooterProps = {
  groups: { title: string; links: NavigationLink[] }[]
  social: NavigationLink[]
  legal: ReactNode
  year: number
}

export async function Footer({ groups, social, legal, year }: FooterProps) {
  const [t, consent] = await Promise.all([getTranslations('footer'), getTranslations('consent')])
  return (
    <footer className="site-footer mt-auto bg-ink text-paper" data-background="dark">
      <div className="container grid gap-12 py-16 lg:grid-cols-[1fr_4fr]">
        <div className="flex items-center gap-3 self-start font-display text-xl font-extrabold">
          <LogoMark className="size-10" />
          {env.PRODUCT_NAME}
        </div>
        <nav
          aria-label={t('navigation')}
          className="grid grid-cols-2 gap-8 sm:grid-cols-3 md:grid-cols-5 md:gap-x-5 lg:gap-x-8"
        >
          {groups.map((group) => (
            <div key={group.title}>
              <h2 className="mb-3 font-body text-sm font-semibold tracking-normal text-muted-on-ink">{group.title}</h2>
              <LinkList links={group.links} />
            </div>
          ))}
          {social.length > 0 && (
            <div>
              <h2 className="mb-3 font-body text-sm font-semibold tracking-normal text-muted-on-ink">{t('social')}</h2>
              <LinkList links={social} />
            </div>
          )}
        </nav>
      </div>
      <div className="container flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-paper/15 py-6 text-sm text-muted-on-ink">
        <p>{t('rights', { year: String(year), product: env.PRODUCT_NAME })}</p>
        <PrivacyChoices className="min-h-11 cursor-pointer hover:underline" data-needs-script="">
          {consent('choices')}
        </PrivacyChoices>
        {legal}
      </div>
    </footer>
  )
}

function LinkList({ links }: { links: NavigationLink[] }) {
  return (
    <ul className="grid grid-cols-1">
      {links.map(({ label, link }) => (
        <li key={label}>
          <ContentAnchor link={link} className="inline-block max-w-full py-1.5 hover:underline">
            {label}
          </ContentAnchor>
        </li>
      ))}
    </ul>
  )
}
