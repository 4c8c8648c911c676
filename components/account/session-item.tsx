import { getTranslations } from 'next-intl/server'
import { FormPlayer } from '@/components/session/form-player'
import type { Locale } from '@/i18n/locales'
import { endSessionsPath } from '@/lib/core/paths'
import type { OwnSession } from '@/lib/domains/session/own-session'
import { buttonClass } from '../ui/button'
import { LocalTime } from '../ui/local-time/local-time'

type SessionItemProps = { session: OwnSession; canEnd: boolean; playerId: string; locale: Locale; timeZone: string }

/** A session with its device in words, and the form that ends it, if it can be ended. */
export async function SessionItem({ session, canEnd, playerId, locale, timeZone }: SessionItemProps) {
  const [t, device] = await Promise.all([getTranslations('account.sessions'), deviceText(session.device)])
  const { handle, signedInAt, usedAt, isThis } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">
          {device}
          {isThis && (
            <span className="ms-3 inline-block rounded-full border border-pine px-3 text-sm text-pine">
              {t('current')}
            </span>
          )}
        </p>
        <dl className="mt-1 text-muted">
          <Fact label={t('signedIn')}>
            <LocalTime instant={signedInAt} locale={locale} timeZone={timeZone} />
          </Fact>
          <Fact label={t('used')}>
            {isThis ? t('usedNow') : <LocalTime instant={usedAt} locale={locale} timeZone={timeZone} />}
          </Fact>
        </dl>
      </div>
      {canEnd && (
        <form action={endSessionsPath} method="post">
          <FormPlayer playerId={playerId} locale={locale} />
          <input type="hidden" name="session" value={handle} />
          <button type="submit" aria-label={t('endOf', { device })} className={buttonClass('outline', 'small')}>
            {t('end')}
          </button>
        </form>
      )}
    </li>
  )
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

async function deviceText({ browser, system }: OwnSession['device']): Promise<string> {
  const [t, browsers, systems] = await Promise.all([
    getTranslations('account.sessions'),
    getTranslations('account.sessions.browsers'),
    getTranslations('account.sessions.systems'),
  ])
  if (browser && system) return t('device', { browser: browsers(browser), system: systems(system) })
  if (browser) return browsers(browser)
  return system ? systems(system) : t('unknown')
}
