import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { isLocale } from '@/i18n/locales'
import { loginPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { safeReturnTo } from '@/lib/domains/session/return-to'
import { signInProblems } from '@/lib/domains/session/sign-in-problem'
import { ErrorScene } from '../_pages/error-scene'

type Props = PageProps<'/[locale]/login'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale: isLocale(locale) ? locale : 'en', namespace: 'signIn' })
  return { title: t('title'), robots: { index: false } }
}

/** Why a sign-in did not come about, and another try. Signing in itself happens at the identity provider. */
export default async function SignInProblemPage({ searchParams }: Props) {
  const [t, query] = await Promise.all([getTranslations('signIn'), searchParams])
  const problem = signInProblems.find((each) => each === query.problem) ?? 'failed'
  const returnTo = safeReturnTo(typeof query.returnTo === 'string' ? query.returnTo : '/', env.SITE_URL)
  return (
    <main id="main" className="relative isolate grid flex-1 overflow-hidden bg-ink text-paper" data-ground="dark">
      <ErrorScene />
      <div className="container relative self-start pt-20 pb-72 md:pt-28">
        <h1 className="mb-6 max-w-4xl text-head-xl">{t('title')}</h1>
        <p className="mb-8 max-w-xl text-lg">{t(problem)}</p>
        <a href={`${loginPath}?${String(new URLSearchParams({ returnTo }))}`} className={buttonClass('yellow', 'large')}>
          {t('retry')}
        </a>
      </div>
    </main>
  )
}
