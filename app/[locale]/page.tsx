import type { Metadata } from 'next'
import { FixedDocument } from './_pages/fixed-document'
import { fixedPageMetadata } from './_pages/fixed-page'
import { fixedRoutes } from './_pages/fixed-routes'

type Props = PageProps<'/[locale]'>

export const generateMetadata = ({ params }: Props): Promise<Metadata> => fixedPageMetadata(fixedRoutes.home, params)

export default function HomePage({ params }: Props) {
  return <FixedDocument route={fixedRoutes.home} params={params} />
}
