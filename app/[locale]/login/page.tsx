import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { CREATES_ACCOUNT, joinPathTo, loginPathTo, settingsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { waitFor } from '@/lib/core/server/rate-limit/rate-limit'
import { waitText } from '@/lib/core/wait-text'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { currentMember } from '@/lib/domains/session/current-member'
import { openOutcome } from '@/lib/domains/session/intents/outcome'
import { safeReturnTo } from '@/lib/domains/session/return-to'
import { signInProblems } from '@/lib/domains/session/sign-in-problem'
import { ErrorScene } from '../_pages/error-scene'
import { localeOf } from '../_pages/locale-of'

type Props = PageProps<'/[locale]/login'>
type Query = Awaited<Props['searchParams']>
type Notice = {
  title: string
  text: string
  links: { label: string; href: string }[]
  /** Address at another site to which the page redirects by itself. */
  leadsTo?: string
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  const namespace =
    query.problem === 'too_many_tries' ? 'tooManyTries' : query.outcome === undefined ? 'signIn' : 'intent'
  const t = await getTranslations({ locale, namespace })
  return { title: t('title'), robots: { index: false } }
}

/**
 * Explains why a sign-in failed, with a retry button; or shows the outcome of what the visitor signed in for. Signing
 * in itself happens at the identity provider.
 */
export default async function SignInPage({ params, searchParams }: Props) {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  const returnTo = safeReturnTo(typeof query.returnTo === 'string' ? query.returnTo : '/', env.SITE_URL)
  const { title, text, links, leadsTo } = await noticeFor(query, returnTo, locale)
  return (
    <main id="main" className="relative isolate grid flex-1 overflow-hidden bg-ink text-paper" data-background="dark">
      {leadsTo !== undefined && <meta httpEquiv="refresh" content={`0;url=${leadsTo}`} />}
      <ErrorScene />
      <div className="container relative self-start pt-20 pb-72 md:pt-28">
        <h1 className="mb-6 max-w-4xl text-head-xl">{title}</h1>
        <p className="mb-8 max-w-xl text-lg">{text}</p>
        <p className="flex flex-wrap gap-3">
          {links.map(({ label, href }, index) => (
            <a key={href} href={href} className={buttonClass(index === 0 ? 'yellow' : 'outline', 'large')}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </main>
  )
}

async function noticeFor(
  { problem, outcome, [CREATES_ACCOUNT]: join }: Query,
  returnTo: string,
  locale: Locale,
): Promise<Notice> {
  if (typeof outcome === 'string') return outcomeNotice(outcome, returnTo, locale)
  const again = join === undefined ? loginPathTo(returnTo) : joinPathTo(returnTo)
  if (problem === 'too_many_tries') return tooManyTriesNotice(again, locale)
  return problem === 'asked_elsewhere' ? askedElsewhereNotice(again, join !== undefined) : problemNotice(problem, again)
}

/** Says how long to wait from now on, however long ago the page was first requested. */
async function tooManyTriesNotice(again: string, locale: Locale): Promise<Notice> {
  const [t, errors, client] = await Promise.all([
    getTranslations('tooManyTries'),
    getTranslations('errors'),
    headers().then((all) => clientOf({ headers: all })),
  ])
  const waits = await Promise.all([waitFor('signIn', client), waitFor('signInAnswer', client)])
  const seconds = Math.max(1, ...waits.map((wait) => wait ?? 0))
  answerTooManyTries(seconds)
  const text = t('body', { wait: waitText(seconds, locale) })
  return { title: t('title'), text, links: [{ label: errors('retry'), href: again }] }
}

async function askedElsewhereNotice(again: string, createsAccount: boolean): Promise<Notice> {
  const [t, account] = await Promise.all([getTranslations('signIn'), getTranslations('header')])
  return {
    title: t('title'),
    text: t(createsAccount ? 'asked_elsewhere_join' : 'asked_elsewhere'),
    links: [{ label: createsAccount ? account('join') : t('go'), href: again }],
  }
}

/** Sign-in problems with a fixed text (all but `too_many_tries`). */
const problemsWithText = signInProblems.filter((each) => each !== 'too_many_tries')

async function problemNotice(problem: string | string[] | undefined, again: string): Promise<Notice> {
  const t = await getTranslations('signIn')
  const known = problemsWithText.find((each) => each === problem) ?? 'failed'
  return { title: t('title'), text: t(known), links: [{ label: t('retry'), href: again }] }
}

/**
 * Tells the outcome of an intent. An outcome that is forged, expired or another player's is ignored: the visitor
 * returns to the page that sign-in began on.
 */
async function outcomeNotice(sealed: string, returnTo: string, locale: Locale): Promise<Notice> {
  const [t, member] = await Promise.all([getTranslations('intent'), currentMember()])
  const told = member && (await openOutcome(sealed, member.id))
  if (told === undefined) redirect(returnTo)
  const { outcome, leadsTo } = told
  const profile = localizedPath(settingsPath('profile'), locale)
  return {
    title: t(`${outcome}.title`),
    text: t(`${outcome}.text`),
    leadsTo,
    links: [
      ...(leadsTo === undefined ? [] : [{ label: t('goOn'), href: leadsTo }]),
      ...(outcome === 'not_eligible' ? [{ label: t('profile'), href: profile }] : []),
      { label: t('back'), href: returnTo },
    ],
  }
}
