import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { IntentForm } from '@/components/session/intent-form'
import { TermsBox } from '@/components/ui/terms-box'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'
import { env } from '@/lib/core/server/env'
import type { FundraisingTexts } from './fundraising-texts'
import { Fundraiser, VisitorOptIn } from './lazy'
import { optInClass } from './opt-in-class'

/** Labels that editors may set; the others have our own texts. */
export type FundraisingLabels = Partial<Record<'start' | 'donate' | 'share' | 'copy' | 'page', string>>

export type FundraiserPanelProps = {
  eventId: number
  deadline: string | undefined
  locale: string
  /** Level of the heading: one below the banner's title. */
  heading: 'h2' | 'h3'
  /** Id of the panel; unique on the page. */
  id: string
  labels: FundraisingLabels
  terms: ReactNode
  anecdotes: readonly string[]
}

/** The actions in the banner: the visitor's server-rendered buttons, and the island that replaces them. */
export async function FundraiserPanel({
  id,
  eventId,
  deadline,
  locale,
  heading,
  labels,
  terms,
  anecdotes,
}: FundraiserPanelProps) {
  const t = await getTranslations('fundraising')
  const texts = await textsFor(labels)
  const termsId = `${id}-terms`
  const shownTerms = terms ?? t('terms')
  return (
    <Fundraiser
      eventId={eventId}
      deadline={deadline}
      locale={locale}
      heading={heading}
      termsId={termsId}
      terms={shownTerms}
      anecdotes={anecdotes}
      texts={texts}
    >
      <div className="fundraising-waiting hidden player:block" />
      <IntentForm intent={{ kind: 'fundraising', eventId: String(eventId) }} className="grid gap-5 player:hidden">
        <TermsBox id={termsId} isRequired>
          {shownTerms}
        </TermsBox>
        <div className="flex flex-wrap gap-3">
          <button type="submit" name="way" value="share" data-cta="primary" className={optInClass('primary')}>
            {texts.start}
          </button>
          <button type="submit" name="way" value="donate" data-cta="secondary" className={optInClass('outline')}>
            {texts.donate}
          </button>
        </div>
        <VisitorOptIn eventId={eventId} />
      </IntentForm>
    </Fundraiser>
  )
}

async function textsFor(labels: FundraisingLabels): Promise<FundraisingTexts> {
  const t = await getTranslations('fundraising')
  return {
    start: labels.start ?? t('start'),
    donate: labels.donate ?? t('donate'),
    share: labels.share ?? t('share'),
    copy: labels.copy ?? t('copy'),
    page: labels.page ?? t('page'),
    termsFirst: t('termsFirst'),
    checking: t('checking'),
    close: t('close'),
    busyTitle: t('busyTitle'),
    doneTitle: t('doneTitle'),
    failedTitle: t('failedTitle'),
    account: t('steps.account'),
    project: t('steps.project'),
    profile: t('steps.profile'),
    done: t('steps.done'),
    redirect: t('steps.redirect'),
    failed: t('failed', { host: env.SUPPORT_HOST }),
    emailUnproven: t('emailUnproven', { host: env.SUPPORT_HOST }),
    signInAgain: t('signInAgain'),
    tooManyTries: await tooManyTriesText(),
    anecdotes: t('anecdotes'),
    link: t('link'),
    linkHint: t('linkHint'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    shared: t('shared'),
    shareTitle: t('shareTitle'),
    mine: t('mine'),
    someones: t('someones', { name: '{name}' }),
    unnamed: t('unnamed'),
    donateTo: t('donateTo', { name: '{name}' }),
    raisedOf: t('raisedOf', { raised: '{raised}', target: '{target}' }),
    money: t('money', { symbol: '{symbol}', amount: '{amount}' }),
    lastDay: t('lastDay'),
    dayLeft: t('dayLeft'),
    daysLeft: t('daysLeft', { days: '{days}' }),
    thankYou: t('thankYou'),
    thankYouMine: t('thankYouMine'),
    donations: t('donations'),
    noDonations: t('noDonations'),
    anonymous: t('anonymous'),
    unknown: t('unknown'),
    retry: t('retry'),
    missing: t('missing'),
    newTab: t('newTab'),
  }
}
