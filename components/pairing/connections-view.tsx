import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Pairing } from '@/lib/domains/pairing/schema'

type ConnectionsViewProps = {
  /** Undefined if the state can't be read. */
  state: Pairing['state'] | undefined
  /** Whether it can't be read for longer, so that no other try helps. */
  isLasting: boolean
  /**
   * Set if the player is on the way to link an account; `to` is missing if the address was not issued to this player,
   * just now.
   */
  redirect: { to: string | undefined } | undefined
  /** Controls for the connection. */
  children: ReactNode
}

/** The player's connection to the training partner, and the controls to link and unlink it. */
export async function ConnectionsView({ state, isLasting, redirect, children }: ConnectionsViewProps) {
  const [t, errors] = await Promise.all([getTranslations('pairing.connections'), getTranslations('errors.unreadable')])
  const isLinked = state === 'linked'
  return (
    <>
      {redirect && !isLinked && <ContinueLink to={redirect.to} />}
      <section className="grid max-w-[46rem] gap-4 rounded-card border border-line p-6 md:p-8">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 className="text-head-sm">{t('plans')}</h2>
          {state && (
            <p className={isLinked ? 'font-semibold text-pine' : 'text-muted'}>
              {t(isLinked ? 'linked' : 'notLinked')}
            </p>
          )}
        </div>
        {isLinked && <p>{`${t('unlink')} ${t('since')}`}</p>}
        {state === undefined && (
          <>
            <p>{isLasting ? errors('body') : t('unknown')}</p>
            {!isLasting && (
              <a href="?" className={buttonClass('outline', 'medium', 'justify-self-start')}>
                {t('retry')}
              </a>
            )}
          </>
        )}
        {(isLinked || redirect?.to === undefined) && children}
      </section>
    </>
  )
}

/** A link that the player has to click: no link from another site can then send a player on automatically. */
async function ContinueLink({ to }: { to: string | undefined }) {
  const t = await getTranslations('pairing.connections')
  if (to === undefined) return <p role="alert">{t('refused')}</p>
  return (
    <section className="grid max-w-[46rem] justify-items-start gap-5 rounded-card bg-cream p-6 md:p-8">
      <p className="text-lg">{t('goBody')}</p>
      <a href={to} rel="noreferrer" data-cta="primary" className={buttonClass('primary', 'large')}>
        {t('go')}
      </a>
    </section>
  )
}
