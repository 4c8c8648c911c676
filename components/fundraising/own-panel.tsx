import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog/modal'
import { browserNow } from '@/lib/core/browser-clock'
import { daysRemaining, isReached } from '@/lib/domains/fundraising/progress'
import { ownFundraiserQuery } from '@/lib/domains/fundraising/queries'
import { optInIntentSchema, type OwnFundraiser, type Project } from '@/lib/domains/fundraising/schema'
import { shareLink } from '@/lib/domains/fundraising/share-link'
import type { SharedBy } from '@/lib/domains/fundraising/shared-by'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { useIntent } from '@/lib/domains/session/intents/use-intent'
import type { FundraiserProps } from './fundraiser-props'
import { GiftsOnDemand } from './gifts-on-demand'
import { OptInControls } from './opt-in-controls'
import { OptInModal } from './opt-in-modal'
import { ProgressView } from './progress-view'
import { Retry } from './retry'
import { ShareControls } from './share-controls'
import { SharedPanel } from './shared-panel'
import { useOptIn } from './use-opt-in'

type OwnPanelProps = FundraiserProps & { shared: SharedBy | undefined }
type Asked = { donates: boolean }

/** What a player with a page has: a project is always some fundraiser's. */
type OwnPage = SharedBy & { project: Project }

function ownPageOf({ fundraiserId, publicId, project }: OwnFundraiser): OwnPage | undefined {
  return fundraiserId === null || project === null ? undefined : { fundraiserId, publicId, project }
}

/**
 * The player's own panel: opting in, or the progress of the player's page. If the address names somebody else's page,
 * it is shown below that one.
 */
export function OwnPanel(props: OwnPanelProps) {
  const { eventId, shared, texts, anecdotes, children } = props
  const reading = useQuery(ownFundraiserQuery(eventId))
  const { data } = reading
  const [asked, setAsked] = useState<Asked>()
  const [isSharing, setSharing] = useState(false)
  const { step, error, start, signIn, forget } = useOptIn(eventId, () => {
    setAsked(undefined)
    setSharing(true)
  })
  const begin = (donates: boolean) => {
    setAsked({ donates })
    start(donates)
  }
  const resume = ({ donates }: Asked) => {
    const donateUrl = donates ? data?.project?.donateUrl : undefined
    if (data?.project === null) begin(donates)
    else if (donateUrl === undefined) setSharing(true)
    else location.assign(donateUrl)
  }
  useIntent('fundraising', resume, {
    schema: optInIntentSchema,
    isReady: data !== undefined, // so that it is known whether anything is left to do [FR-011]
    isHere: (intent) => intent.eventId === eventId,
  })

  if (!maybeSignedIn()) return children
  const own = data && ownPageOf(data)
  const isOthers = shared !== undefined && data !== undefined && shared.fundraiserId !== data.fundraiserId
  return (
    <>
      {isOthers && <SharedPanel {...props} fundraiserId={shared.fundraiserId} />}
      {data === undefined ? (
        <Retry reading={reading} texts={texts} />
      ) : own === undefined ? (
        <OptInControls {...props} start={begin} isBusy={step !== undefined} />
      ) : (
        <OwnProgress {...props} own={own} openShare={() => setSharing(true)} />
      )}
      {asked && (step !== undefined || error !== null) && (
        <OptInModal
          step={step}
          error={error}
          donates={asked.donates}
          anecdotes={anecdotes}
          onSignIn={() => signIn(asked.donates)}
          onClose={() => {
            forget()
            setAsked(undefined)
          }}
          texts={texts}
        />
      )}
      {isSharing && own && step === undefined && (
        <Modal title={texts.doneTitle} closeLabel={texts.close} onClose={() => setSharing(false)}>
          <Confirmation own={own} texts={texts} />
        </Modal>
      )}
    </>
  )
}

function OwnProgress(props: FundraiserProps & { own: OwnPage; openShare: () => void }) {
  const { own, deadline, locale, heading: Heading, texts, openShare } = props
  const { fundraiserId, project } = own
  return (
    <section className="grid gap-5" aria-label={texts.mine}>
      <Heading className="text-head-sm">{texts.mine}</Heading>
      <ProgressView project={project} days={daysRemaining(deadline, browserNow())} locale={locale} texts={texts} />
      {isReached(project) && <p className="fundraising-thanks">{texts.thankYouMine}</p>}
      <div className="flex flex-wrap gap-3">
        <button type="button" data-cta="primary" onClick={openShare} className={buttonClass('primary', 'large')}>
          {texts.share}
        </button>
        <PageLink project={project} texts={texts} />
      </div>
      <GiftsOnDemand {...props} fundraiserId={fundraiserId} symbol={project.symbol} />
    </section>
  )
}

/** The link to share, and a link to the page at the provider [FR-010, FR-032]. */
function Confirmation({ own, texts }: { own: OwnPage } & Pick<FundraiserProps, 'texts'>) {
  const link = shareLink(location.href, own)
  return (
    <div className="grid gap-6">
      <ShareControls link={link} texts={texts} />
      <PageLink project={own.project} texts={texts} />
    </div>
  )
}

function PageLink({ project: { pageUrl }, texts }: { project: Project } & Pick<FundraiserProps, 'texts'>) {
  if (pageUrl === undefined) return null
  return (
    <a
      href={pageUrl}
      target="_blank"
      rel="noopener noreferrer"
      data-cta="secondary"
      data-cta-site=""
      className={buttonClass('outline', 'large', 'justify-self-start')}
    >
      {texts.page}
      <span className="sr-only"> {texts.newTab}</span>
    </a>
  )
}
