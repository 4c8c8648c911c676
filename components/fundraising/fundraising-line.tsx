import { getTranslations } from 'next-intl/server'
import { Onward } from '@/components/member-area/onward'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { ownFundraisingPath } from '@/lib/core/paths'
import type { Project } from '@/lib/domains/fundraising/schema'
import { fundraisingTexts } from './fundraising-texts'
import { ProgressView } from './progress-view'

type FundraisingLineProps = {
  /** A fundraiser's newest page; none may be there any more. */
  newest: Project | undefined
  locale: Locale
}

/** How much the newest page has raised so far, and the way to all. */
export async function FundraisingLine({ newest, locale }: FundraisingLineProps) {
  const [t, texts] = await Promise.all([getTranslations('ownFundraising'), fundraisingTexts()])
  return (
    <>
      {newest && <ProgressView project={newest} days={undefined} locale={locale} texts={texts} />}
      <Onward href={localizedPath(ownFundraisingPath, locale)}>{t('title')}</Onward>
    </>
  )
}
