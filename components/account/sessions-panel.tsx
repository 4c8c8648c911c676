import { getTranslations } from 'next-intl/server'
import { FormPlayer } from '@/components/session/form-player'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { endSessionsPath, loginAgainPathTo, settingsPath } from '@/lib/core/paths'
import { timeText } from '@/lib/core/time-text'
import type { FormResult } from '@/lib/domains/session/form-outcome'
import type { OwnSessions } from '@/lib/domains/session/own-session'
import { Unread } from '../member-area/unread'
import { buttonClass } from '../ui/button'
import { AccountPanel } from './account-panel'
import { SessionItem } from './session-item'

type SessionsPanelProps = {
  /** Undefined while they can't be read. */
  own: OwnSessions | undefined
  /** The page's player, whom the forms name. */
  playerId: string
  /** Whether the player has just signed in again: without that nothing can be ended. */
  isConfirmed: boolean
  locale: Locale
  /** Zone of its times. */
  timeZone: string
  /** What the form that led here has done. */
  done: FormResult | undefined
}

/** Where the player is signed in, and how to end it: native forms, whose answers are this page again. */
export async function SessionsPanel({ own, done, ...look }: SessionsPanelProps) {
  const t = await getTranslations('account.sessions')
  return (
    <AccountPanel id="sessions" title={t('title')}>
      {(done === 'ended' || done === 'ended_others') && (
        <p role="status" className="rounded-card bg-pine/10 p-4 font-semibold text-on-surface">
          {t(done === 'ended' ? 'ended' : 'endedOthers')}
        </p>
      )}
      {own ? <Sessions own={own} {...look} /> : <Unreadable />}
    </AccountPanel>
  )
}

type SessionsProps = Omit<SessionsPanelProps, 'own' | 'done'> & { own: OwnSessions }

async function Sessions({ own: { sessions, since }, isConfirmed, ...look }: SessionsProps) {
  const t = await getTranslations('account.sessions')
  const hasOthers = sessions.length > 1 || since !== undefined
  return (
    <>
      <p>{t('text')}</p>
      <ul className="grid">
        {sessions.map((session) => (
          <SessionItem key={session.handle} session={session} canEnd={isConfirmed && !session.isThis} {...look} />
        ))}
      </ul>
      {sessions.length === 1 && since === undefined && <p className="text-muted">{t('only')}</p>}
      {since !== undefined && (
        <p className="text-muted">
          {t('notAll', { time: timeText(since, { locale: look.locale, format: 'short', timeZone: look.timeZone }) })}
        </p>
      )}
      {hasOthers && (isConfirmed ? <EndOthers {...look} /> : <Confirmation locale={look.locale} />)}
      <p className="text-sm text-muted">{t('elsewhere')}</p>
    </>
  )
}

async function EndOthers({ playerId, locale }: Pick<SessionsProps, 'playerId' | 'locale'>) {
  const t = await getTranslations('account.sessions')
  return (
    <form action={endSessionsPath} method="post">
      <FormPlayer playerId={playerId} locale={locale} />
      <button type="submit" className={buttonClass('outline', 'small')}>
        {t('endOthers')}
      </button>
    </form>
  )
}

/** The way to sign in again, and back to this list. */
async function Confirmation({ locale }: Pick<SessionsProps, 'locale'>) {
  const t = await getTranslations('account.sessions')
  const back = `${localizedPath(settingsPath('account'), locale)}#sessions`
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('confirmText')}</p>
      <a href={loginAgainPathTo(back)} className={buttonClass('outline', 'small')}>
        {t('confirm')}
      </a>
    </div>
  )
}

async function Unreadable() {
  const t = await getTranslations('account.sessions')
  return <Unread text={t('cannot')} />
}
