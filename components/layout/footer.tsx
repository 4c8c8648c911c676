import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ContentAnchor } from '@/components/ui/content-anchor'
import { LogoMark } from '@/components/ui/logo-mark'
import type { NavigationLink } from '@/lib/core/navigation'
import { env } from '@/lib/core/server/env'
import { isOff } from '@/lib/core/server/off'
import { PrivacyChoices } from './page-script'
import { SchemeSwitch } from './scheme-switch'

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
      <div className="footer-top container">
        <div className="footer-brand">
          <LogoMark className="size-10" />
          {env.PRODUCT_NAME}
        </div>
        <nav aria-label={t('navigation')} className="footer-groups">
          {groups.map((group) => (
            <div key={group.title}>
              <h2 className="footer-title">{group.title}</h2>
              <LinkList links={group.links} />
            </div>
          ))}
          {social.length > 0 && (
            <div>
              <h2 className="footer-title">{t('social')}</h2>
              <LinkList links={social} />
            </div>
          )}
        </nav>
      </div>
      <div className="footer-base container">
        <p>{t('rights', { year: String(year), product: env.PRODUCT_NAME })}</p>
        <PrivacyChoices
          asksForStatistics={!isOff('tracking')}
          className="min-h-11 cursor-pointer hover:underline"
          data-needs-script=""
        >
          {consent('choices')}
        </PrivacyChoices>
        {legal}
        <SchemeSwitch />
      </div>
    </footer>
  )
}

function LinkList({ links }: { links: NavigationLink[] }) {
  return (
    <ul className="grid grid-cols-1">
      {links.map(({ label, link }) => (
        <li key={label}>
          <ContentAnchor link={link} className="footer-link">
            {label}
          </ContentAnchor>
        </li>
      ))}
    </ul>
  )
}
