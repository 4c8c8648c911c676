import { getTranslations } from 'next-intl/server'
import { EventFigures } from '@/components/fundraising/event-figures'
import { FundraiserPanel, type FundraiserPanelProps } from '@/components/fundraising/fundraiser-panel'
import { backgroundOf } from '@/components/ui/colours'
import { fitHeadline } from '@/components/ui/fit-headline'
import { HeroText } from '@/components/ui/hero-text'
import { Backdrop } from '@/components/ui/video/backdrop'
import type { ResponsivePicture } from '@/components/ui/video/background-video'
import type { EventSummary } from '@/lib/domains/fundraising/schema'

type GivengainSignUpViewProps = {
  picture: ResponsivePicture | undefined
  title: string | undefined
  subtitle: string | undefined
  heading: 'h1' | 'h2'
  leads: boolean
  locale: string
  summary: EventSummary
  /** Undefined if there is no event to raise money for. */
  panel: Omit<FundraiserPanelProps, 'deadline' | 'locale' | 'heading' | 'giveTo'> | undefined
}

export async function GivengainSignUpView(props: GivengainSignUpViewProps) {
  const { picture, subtitle, heading, leads, locale, summary, panel } = props
  const t = await getTranslations('fundraising')
  const title = props.title ?? t('title')
  const below = heading === 'h1' ? 'h2' : 'h3'
  return (
    <section className="fundraising">
      <div data-background="dark" className="fundraising-stage bg-ink text-paper">
        {picture && <Backdrop pictures={[picture]} isHero={leads} label={title} onPhones="3:2" />}
        <div className="fundraising-body container">
          <HeroText
            title={<span style={fitHeadline(title)}>{title}</span>}
            heading={heading}
            body={subtitle}
            background={backgroundOf('dark', 'dark')}
            isOnPicture={picture !== undefined}
          />
          {panel && (
            <div data-background="light" className="fundraising-panel">
              <FundraiserPanel
                {...panel}
                deadline={summary.event?.deadline}
                giveTo={summary.top[0]}
                locale={locale}
                heading={below}
              />
            </div>
          )}
        </div>
      </div>
      <EventFigures {...summary} locale={locale} heading={below} />
    </section>
  )
}
