import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Locale } from '@/i18n/locales'
import { progressTexts } from '@/i18n/progress-texts'
import { hasCode, isLasting } from '@/lib/core/errors'
import { failureText } from '@/lib/core/failure-text'
import { isIncomplete, type OwnProgressAnswer } from '@/lib/domains/campaigns/own-progress'
import { ownProgressQuery } from '@/lib/domains/campaigns/queries'
import { signInAgainPath } from '@/lib/domains/session/sign-in-again'
import { ProgressList } from './progress-list'

type AskedProgressProps = {
  /** The uid of the campaign's page; without one, each campaign that goes on is shown. */
  campaign: string | undefined
  locale: Locale
}

/** How far the player has come, once it is known; what can't be read says so, with another try. */
export function AskedProgress({ campaign, locale }: AskedProgressProps) {
  const { data, error, isFetching, refetch } = useQuery(ownProgressQuery(locale, campaign))
  const told = useRef<HTMLDivElement>(null)
  if (hasCode(error, 'not_signed_in')) return <SignIn locale={locale} />
  const t = progressTexts[locale]
  const mayTellMore = data ? isIncomplete(data) : error !== null && !hasCode(error, 'not_found') && !isLasting(error)
  const tryAgain = async () => {
    if (isFetching) return
    const { data: answer } = await refetch()
    if (answer && !isIncomplete(answer)) told.current?.focus({ preventScroll: true }) // the button goes
  }
  return (
    <div className="grid gap-4">
      <div ref={told} role="status" tabIndex={-1} className="outline-none">
        {data || error ? <Told answer={data} error={error} locale={locale} /> : <Waiting text={t.loading} />}
      </div>
      {mayTellMore && (
        <button
          type="button"
          aria-disabled={isFetching}
          onClick={() => void tryAgain()}
          className={`${buttonClass('outline', 'small')} justify-self-start aria-disabled:opacity-60`}
        >
          {isFetching ? t.loading : t.retry}
        </button>
      )}
    </div>
  )
}

/** Asks to sign in, from where the visitor comes back to the same address. */
export function SignIn({ locale }: { locale: Locale }) {
  const t = progressTexts[locale]
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t.signIn}</p>
      <a href={signInAgainPath()} className={buttonClass('primary')}>
        {t.logIn}
      </a>
    </div>
  )
}

type ToldProps = { answer: OwnProgressAnswer | undefined; error: Error | null; locale: Locale }

function Told({ answer, error, locale }: ToldProps) {
  if (answer) return <ProgressList answer={answer} heading="h3" />
  const t = progressTexts[locale]
  return <p>{hasCode(error, 'not_found') ? t.missing : (failureText(error, t, locale) ?? t.failed)}</p>
}

function Waiting({ text }: { text: string }) {
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="skeleton block h-28 bg-mist" />
    </>
  )
}
