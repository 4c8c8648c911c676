import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { DealerLocatorBehaviour, OwnDocument } from './lazy'
import { MapDrawing } from './map-drawing'

type DealerLocatorViewProps = {
  title: string | undefined
  description: ReactNode
  /** Address of the store locator's script. */
  script: string
  /** Id of the company whose stores are listed. */
  company: string
  /** E-mail address to contact if the script can't be loaded. */
  supportAddress: string
}

export async function DealerLocatorView(props: DealerLocatorViewProps) {
  const { title, description, script, company, supportAddress } = props
  const t = await getTranslations('dealers')
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
      <div className="room grid content-start gap-4">
        <h2 className="text-head-large">{title ?? t('title')}</h2>
        {description}
        <p className="text-muted">
          {t('help')}{' '}
          <a href={`mailto:${supportAddress}`} className="underline">
            {supportAddress}
          </a>
        </p>
      </div>
      {/* The attribute makes the page's policy allow the script (lib/delivery/page-cache/service-scripts.ts). */}
      <div
        className="dealer-locator"
        data-runs-script="locator"
        role="group"
        aria-label={title ?? t('title')}
        tabIndex={-1}
      >
        {/* The script renders into it; React leaves it alone. */}
        <div id="store-locator" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <div className="dealer-locator-panel">
          <MapDrawing />
          <LocatorStates host={new URL(script).host} />
        </div>
        <OwnDocument />
        <DealerLocatorBehaviour script={script} company={company} />
      </div>
    </Section>
  )
}

/** What stands on the drawing until the list is there: a question, or how loading goes. */
async function LocatorStates({ host }: { host: string }) {
  const t = await getTranslations('dealers')
  return (
    <div className="dealer-locator-box">
      <div role="status">
        <p className="dealer-locator-loading">{t('loading')}</p>
        <p className="dealer-locator-failed">{t('failed')}</p>
      </div>
      <p className="dealer-locator-failed">
        <button type="button" data-locator-load="once" className={buttonClass('primary')}>
          {t('retry')}
        </button>
      </p>
      <div className="dealer-locator-asks" data-needs-script>
        <p>{t('ask', { host })}</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" data-locator-load="once" className={buttonClass('primary')}>
            {t('show')}
          </button>
          <button type="button" data-locator-load="always" className={buttonClass('outline')}>
            {t('always')}
          </button>
        </div>
      </div>
      <p data-without-script>{t('needsScript')}</p>
    </div>
  )
}
