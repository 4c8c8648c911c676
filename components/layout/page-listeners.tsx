import { HelpListener } from '../contact/help-listener'
import { TypedBefore } from '../session/typed-before'
import { FollowAddress } from './follow-address'
import { FollowLinks } from './follow-links'
import { FollowNavigation } from './follow-navigation'

/** What listens on every page: one component for the server, since each costs rows in the data of every page. */
export function PageListeners() {
  return (
    <>
      <TypedBefore />
      <FollowLinks />
      <FollowNavigation />
      <FollowAddress />
      <HelpListener />
    </>
  )
}
