import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { IntentForm } from '@/components/session/intent-form'
import { buttonClass } from '@/components/ui/button'
import { TermsBox } from '@/components/ui/terms-box'
import type { Identifier } from '@/lib/core/identifier'
import { withGiven } from '@/lib/core/words'
import { fundraiserName } from '@/lib/domains/fundraising/fundraiser-name'
import type { Project } from '@/lib/domains/fundraising/schema'
import { fundraisingTexts, type FundraisingLabels } from './fundraising-texts'
import { Fundraiser, VisitorOptIn } from './lazy'

export type FundraiserPanelProps = {
  eventId: Identifier
  deadline: string | undefined
  locale: string
  /** Level of the heading: one below the banner's title. */
  heading: 'h2' | 'h3'
  /** Id of the panel; unique on the page. */
  id: string
  labels: FundraisingLabels
  terms: ReactNode
  anecdotes: readonly string[]
  /** The page that takes gifts of visitors who have no page of their own in mind; undefined if there is none. */
  giveTo: Project | undefined
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
  giveTo,
}: FundraiserPanelProps) {
  const [t, ours] = await Promise.all([getTranslations('fundraising'), fundraisingTexts()])
  const texts = withGiven(ours, labels)
  const termsId = `${id}-terms`
  const shownTerms = terms ?? t('terms')
  const name = giveTo && fundraiserName(giveTo)
  const give = giveTo?.donateUrl !== undefined && name !== undefined && (
    <Give donateUrl={giveTo.donateUrl} name={name} heading={heading} />
  )
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
      give={give}
    >
      <div className="fundraising-waiting hidden player:block" />
      <IntentForm intent={{ kind: 'fundraising', eventId }} className="grid gap-5 player:hidden">
        {give}
        <TermsBox id={termsId} isRequired reminder={texts.termsFirst}>
          {shownTerms}
        </TermsBox>
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            name="way"
            value="share"
            data-cta="primary"
            className={buttonClass(give ? 'dark' : 'primary', 'large')}
          >
            {texts.start}
          </button>
          <button
            type="submit"
            name="way"
            value="donate"
            data-cta="secondary"
            className={buttonClass('outline', 'large')}
          >
            {texts.donate}
          </button>
        </div>
        <VisitorOptIn eventId={eventId} />
      </IntentForm>
    </Fundraiser>
  )
}

type GiveProps = { donateUrl: string; name: string; heading: 'h2' | 'h3' }

/**
 * Giving comes first and asks for nothing: the terms are those of a page in one's own name [FR-034]. Visitors who
 * followed a link to somebody's page give to that page instead (`fundraising.css`).
 */
async function Give({ donateUrl, name, heading: Heading }: GiveProps) {
  const t = await getTranslations('fundraising')
  return (
    <div className="fundraising-give">
      <a
        href={donateUrl}
        target="_blank"
        rel="noopener noreferrer"
        data-cta="primary"
        className={buttonClass('primary', 'large', 'w-full')}
      >
        {t('give')}
        <span className="sr-only"> {t('newTab')}</span>
      </a>
      <p className="text-sm text-muted">{t('giveTo', { name })}</p>
      <Heading className="mt-3 border-t border-line pt-5 text-lg">{t('ownPage')}</Heading>
    </div>
  )
}
