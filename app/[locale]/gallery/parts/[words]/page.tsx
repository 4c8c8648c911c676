import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/i18n/locales'
import { ErrorDocument, errorMetadata } from '../../../_pages/error-document'
import { PartsPage } from '../../_gallery/parts/parts-page'
import { isWording, type Wording } from '../../_gallery/parts/words'

type Props = PageProps<'/[locale]/gallery/parts/[words]'>

/** No page is prerendered; each is cached on its first request. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if (wordingIn(await params) === undefined) return errorMetadata(404, defaultLocale)
  const t = await getTranslations({ locale: defaultLocale, namespace: 'gallery.parts' })
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** The parts with other words than usual: long ones, and such as run from right to left. */
export default async function PartsInWordsPage({ params }: Props) {
  const wording = wordingIn(await params)
  if (wording === undefined) return <ErrorDocument status={404} locale={defaultLocale} />
  return <PartsPage wording={wording} />
}

/** The wording that an address names; undefined for the usual one, which has its own address, and for any other text. */
function wordingIn({ locale, words }: Awaited<Props['params']>): Wording | undefined {
  return locale === defaultLocale && words !== 'usual' && isWording(words) ? words : undefined
}
