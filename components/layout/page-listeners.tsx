import { HelpListener } from '../contact/help-listener'
import { TypedBefore } from '../session/typed-before'
import { FollowLinks } from './follow-links'
import { FollowNavigation } from './follow-navigation'
import { HashScroll } from './hash-scroll'

/** What listens on every page: one component for the server, since each costs rows in the data of every page. */
export function PageListeners() {
  return (
    <>
      <TypedBefore />
      <FollowLinks />
      <FollowNavigation />
      <HashScroll />
      <HelpListener />
    </>
  )
}
