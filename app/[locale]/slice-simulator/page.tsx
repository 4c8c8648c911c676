import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ErrorDocument } from '../_pages/error-document'
import { SectionList } from '@/slices/section-list'
import { sectionsInState } from './sections-in-state'

export const metadata: Metadata = { title: 'Simulator', robots: { index: false, follow: false } }

/**
 * The content system's live preview of sections: it frames this page with the sections being written in `?state=`. Shown
 * in a frame only, which the policy allows the content system alone: otherwise anybody could show anything in our name by
 * sending a link.
 */
export default async function SliceSimulator({ params, searchParams }: PageProps<'/[locale]/slice-simulator'>) {
  const [{ locale }, { state }, requestHeaders] = await Promise.all([params, searchParams, headers()])
  const isFramed = requestHeaders.get('sec-fetch-dest') === 'iframe'
  if (locale !== 'en' || !isFramed) return <ErrorDocument status={404} locale="en" />
  return (
    <main id="main">
      <SectionList sections={sectionsInState(typeof state === 'string' ? state : undefined)} locale="en" isDraft />
    </main>
  )
}
