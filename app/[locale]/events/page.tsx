import type { Metadata } from 'next'
import { FixedDocument } from '../_pages/fixed-document'
import { fixedPageMetadata } from '../_pages/fixed-page'
import { fixedRoutes } from '../_pages/fixed-routes'

type Props = PageProps<'/[locale]/events'>

export const generateMetadata = ({ params }: Props): Promise<Metadata> => fixedPageMetadata(fixedRoutes.events, params)

/**
 * The calendar of events from now on, with the editors' sections; choices in the address lead to another route
 * (proxy.ts).
 */
export default function EventsPage({ params }: Props) {
  return <FixedDocument route={fixedRoutes.events} params={params} />
}
