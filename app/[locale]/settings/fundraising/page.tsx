import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readOwnFundraising } from '@/app/_fundraising/own-fundraising'
import { OwnFundraisingView } from '@/components/fundraising/own-fundraising'
import { MemberPage } from '@/components/member-area/member-page'
import { Unread } from '@/components/member-area/unread'
import { localizedPath } from '@/i18n/localized-path'
import { ownFundraisingPath } from '@/lib/core/paths'
import { localeOf } from '../../_pages/locale-of'
import { readPageForMember } from '../../_pages/read-for-member'

type Props = PageProps<'/[locale]/settings/fundraising'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'ownFundraising' })
  return { title: t('title') }
}

/** What the player raises for good causes, or how to begin. */
export default async function OwnFundraisingPage({ params }: Props) {
  const locale = await localeOf(params)
  const here = localizedPath(ownFundraisingPath, locale)
  const [t, { value: answer, isLasting }] = await Promise.all([
    getTranslations('ownFundraising'),
    readPageForMember(here, (member) => readOwnFundraising(member, locale)),
  ])
  return (
    <MemberPage current="fundraising" locale={locale} title={t('title')} intro={t('intro')}>
      <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-10">
        {answer ? (
          <OwnFundraisingView {...answer} locale={locale} />
        ) : (
          <Unread text={t('failed')} isLasting={isLasting} />
        )}
      </div>
    </MemberPage>
  )
}
