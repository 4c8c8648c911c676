import type { Metadata } from 'next'
import { siteChrome } from '@/lib/content/site/chrome'
import { searchPath } from '@/lib/core/paths'
import { organizationOf, searchActionOf, websiteOf } from '@/lib/core/structured-data'
import { StructuredData } from '@/components/ui/structured-data'
import { FixedDocument } from './_pages/fixed-document'
import { fixedPageMetadata } from './_pages/fixed-page'
import { fixedRoutes } from './_pages/fixed-routes'
import { localeOf } from './_pages/locale-of'
import { absoluteAddress, site } from './_pages/page-data'

type Props = PageProps<'/[locale]'>

export const generateMetadata = ({ params }: Props): Promise<Metadata> => fixedPageMetadata(fixedRoutes.home, params)

export default function HomePage({ params }: Props) {
  return (
    <FixedDocument route={fixedRoutes.home} params={params}>
      <SiteData params={params} />
    </FixedDocument>
  )
}

/** The site and who runs it, with the profiles elsewhere that the footer leads to. */
async function SiteData({ params }: Pick<Props, 'params'>) {
  const locale = await localeOf(params)
  const { footer } = await siteChrome(locale)
  const profiles = footer.social.filter(({ link }) => link.external).map(({ link }) => link.href)
  const organization = { ...organizationOf(site), logo: `${site.url}/icon.svg`, sameAs: profiles }
  const website = {
    ...websiteOf(site),
    publisher: { '@id': organization['@id'] },
    potentialAction: searchActionOf(absoluteAddress(searchPath, locale)),
  }
  return <StructuredData things={[organization, website]} />
}
