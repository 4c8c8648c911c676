import { withQueries } from '@/components/ui/with-queries'
import { sharedBy } from '@/lib/domains/fundraising/shared-by'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import type { FundraiserProps } from './fundraiser-props'
import { OwnPanel } from './own-panel'
import { SharedPanel } from './shared-panel'

/**
 * The panel of the banner: a player's own fundraiser, somebody else's page if the address names it, or the visitor's
 * buttons. A fundraiser named by an address never becomes the visitor's own.
 */
function Fundraiser(props: FundraiserProps) {
  const shared = sharedBy(location.href)
  if (maybeSignedIn()) return <OwnPanel {...props} shared={shared} />
  return (
    <>
      {shared && <SharedPanel {...props} fundraiserId={shared.fundraiserId} />}
      {props.children}
    </>
  )
}

export default withQueries(Fundraiser)
