import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '@/components/ui/button'
import { browserNow } from '@/lib/core/browser-clock'
import type { Identifier } from '@/lib/core/identifier'
import { fill } from '@/lib/core/words'
import { fundraiserName } from '@/lib/domains/fundraising/fundraiser-name'
import { daysRemaining, isReached } from '@/lib/domains/fundraising/progress'
import { sharedFundraiserQuery } from '@/lib/domains/fundraising/queries'
import type { FundraiserProps } from './fundraiser-props'
import { DonationList } from './donation-list'
import { ProgressView } from './progress-view'
import { Retry } from './retry'

type SharedPanelProps = Pick<FundraiserProps, 'eventId' | 'deadline' | 'locale' | 'heading' | 'texts'> & {
  fundraiserId: Identifier
}

/** Somebody else's fundraising page: its progress, its donors, and a link to donate. */
export function SharedPanel({ eventId, fundraiserId, deadline, locale, heading: Heading, texts }: SharedPanelProps) {
  const reading = useQuery(sharedFundraiserQuery(eventId, fundraiserId))
  if (reading.data === undefined) return <Retry reading={reading} texts={texts} />
  const { project, donations } = reading.data
  if (project === null) return <p className="text-muted">{texts.missing}</p>
  const name = fundraiserName(project)
  return (
    <section data-shared="" className="grid gap-5" aria-label={titleOf(name, texts)}>
      <Heading className="text-head-sm">{titleOf(name, texts)}</Heading>
      {project.story !== undefined && <p className="text-muted">{project.story}</p>}
      <ProgressView project={project} days={daysRemaining(deadline, browserNow())} locale={locale} texts={texts} />
      {isReached(project) && <p className="fundraising-thanks">{texts.thankYou}</p>}
      {project.donateUrl !== undefined && (
        <a
          href={project.donateUrl}
          target="_blank"
          rel="noopener noreferrer"
          data-cta="primary"
          data-cta-label={texts.donate}
          data-cta-site=""
          className={buttonClass('primary', 'large', 'justify-self-start')}
        >
          {name === undefined ? texts.donate : fill(texts.donateTo, { name })}
          <span className="sr-only"> {texts.newTab}</span>
        </a>
      )}
      {donations.length > 0 && (
        <DonationList donations={donations} symbol={project.symbol} locale={locale} texts={texts} />
      )}
    </section>
  )
}

const titleOf = (name: string | undefined, texts: SharedPanelProps['texts']) =>
  name === undefined ? texts.unnamed : fill(texts.someones, { name })
