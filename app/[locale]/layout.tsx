import type { Metadata, Viewport } from 'next'
import { draftMode } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { ViewTransition } from 'react'
import { headlineFont, textFont } from '@/app/fonts'
import '@/app/globals.css'
import { ConsentBanner } from '@/components/analytics/consent-banner'
import { ConsentChoices } from '@/components/analytics/consent-choices'
import { DraftBar } from '@/components/layout/draft-bar'
import { Footer } from '@/components/layout/footer'
import { OnceHydrated, PageListeners } from '@/components/layout/page-script'
import { Header } from '@/components/layout/header'
import { ScriptNotices } from '@/components/layout/script-notices'
import { AnotherPlayer } from '@/components/session/another-player'
import { directionOf, knownLocale, locales } from '@/i18n/locales'
import { draft as readDraft } from '@/lib/content/api/client'
import { siteChrome } from '@/lib/content/site/chrome'
import { headScriptOf } from '@/lib/delivery/head-script'
import { manifestPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { hostCookieName } from '@/lib/core/server/host-cookie'
import { isOff } from '@/lib/core/server/off'
import { NAVIGATION } from '@/lib/core/transition-types'
import { ZONE_COOKIE } from '@/lib/core/zone'
import { RichText } from '@/slices/readers/rich-text'
import { siteOpenGraph } from './_pages/page-metadata'
import { SiteNotices } from './_pages/site-notices'
import { siteNow } from '@/lib/core/server/site-clock'
import { colours } from '@/theme'

export const revalidate = 3600

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export const viewport: Viewport = { themeColor: colours.ink, colorScheme: 'light dark' }

export async function generateMetadata({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale: knownLocale(locale), namespace: 'site' })
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: env.PRODUCT_NAME, template: `%s · ${env.PRODUCT_NAME}` },
    description: t('description', { product: env.PRODUCT_NAME }),
    applicationName: env.PRODUCT_NAME,
    manifest: manifestPath(knownLocale(locale)),
    openGraph: siteOpenGraph,
  }
}

export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale: segment } = await params
  const locale = knownLocale(segment)
  const [t, chrome, draft] = await Promise.all([getTranslations('site'), siteChrome(locale), draftMode()])
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={`${headlineFont.variable} ${textFont.variable}`}
      data-scroll-behavior="smooth"
      data-clock-offset={env.CLOCK_OFFSET_MS || undefined}
      data-zone-cookie={hostCookieName(ZONE_COOKIE)}
      suppressHydrationWarning
    >
      <head>
        {/* The page's policy allows this script by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: headScriptOf(env.DELIVERY_STEPS) }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a href="#main" className="skip-link">
          {t('skip')}
        </a>
        <OnceHydrated>
          {!isOff('tracking') && (
            <ConsentBanner links={chrome.footer.groups.flatMap(({ links }) => links)} locale={locale} />
          )}
          {!isOff('game') && <AnotherPlayer />}
        </OnceHydrated>
        <SiteNotices locale={locale} />
        <Header navigation={chrome.navigation} locale={locale} />
        <ScriptNotices />
        <PageListeners />
        {/* React adds an attribute to the element that takes part in a transition; only a custom element may carry one. */}
        <ViewTransition default={{ [NAVIGATION]: 'auto', default: 'none' }}>
          <page-view>{children}</page-view>
        </ViewTransition>
        <Footer
          groups={chrome.footer.groups}
          social={chrome.footer.social}
          legal={
            chrome.footer.legal && <RichText field={chrome.footer.legal} context={{ locale, siteUrl: env.SITE_URL }} />
          }
          year={siteNow().getUTCFullYear()}
        />
        <OnceHydrated>
          <ConsentChoices />
        </OnceHydrated>
        {draft.isEnabled && <DraftBar draft={await readDraft()} />}
      </body>
    </html>
  )
}
