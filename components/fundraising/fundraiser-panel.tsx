import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { IntentForm } from '@/components/session/intent-form'
import { TermsBox } from '@/components/ui/terms-box'
import { withGiven } from '@/lib/core/words'
import { fundraisingTexts, type FundraisingLabels } from './fundraising-texts'
import { Fundraiser, VisitorOptIn } from './lazy'
import { optInClass } from './opt-in-class'

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
  const [t, ours] = await Promise.all([getTranslations('fundraising'), fundraisingTexts()])
  const texts = withGiven(ours, labels)
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
