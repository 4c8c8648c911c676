import { withQueries } from '@/components/ui/with-queries'
import { sharedBy } from '@/lib/domains/fundraising/shared-by'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import type { FundraiserProps } from './fundraiser-props'
import { OwnPanel } from './own-panel'
import { SharedPanel } from './shared-panel'

/**
 * The panel of the banner: a player's own part, somebody else's page where the address names it, or the visitor's buttons.
 * What an address names never becomes the visitor's own.
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
