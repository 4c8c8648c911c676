import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { Waiting } from '@/components/simulator/waiting'
import { knownLocale } from '@/i18n/locales'
import { waitText } from '@/lib/core/wait-text'
import { SectionList } from '@/slices/dispatcher/section-list'
import { admitDrawing } from './admit-drawing'

export const metadata: Metadata = { title: 'Simulator', robots: { index: false, follow: false } }

/** Limit as counted by `drawnSize`: a response of at most a megabyte, whatever the sections contain. */
const MOST_DRAWN = 450_000

/**
 * The content system's live preview of sections: it frames this page and sends the sections being written, which are in
 * `?state=`. The proxy serves it only in a frame, and the policy allows only the content system to frame it: otherwise
 * anyone could show anything in our name by sending a link. What its sections read isn't cached (`keepNothing`).
 */
export default async function SliceSimulator({ params, searchParams }: PageProps<'/[locale]/slice-simulator'>) {
  const [{ locale }, { state }, asked, t] = await Promise.all([
    params,
    searchParams,
    headers(),
    getTranslations('simulator'),
  ])
  const drawing = await admitDrawing(typeof state === 'string' ? state : undefined, asked)
  if ('wait' in drawing) {
    const text = t('wait', { wait: waitText(drawing.wait, knownLocale(locale)) })
    return <Waiting key={crypto.randomUUID()} seconds={drawing.wait} text={text} />
  }
  return (
    <SectionList
      sections={drawing.sections}
      locale="en"
      isDraft
      campaign={{ uid: 'simulator', shortName: 'simulator' }} // for its editor to see the registration button
      within={{ size: MOST_DRAWN, rest: <TooMuch text={t('tooMuch')} /> }}
    />
  )
}

/** Shown if there are too many sections. */
function TooMuch({ text }: { text: string }) {
  return (
    <p role="note" className="always-light bg-yellow px-4 py-2 text-sm font-semibold text-ink">
      {text}
    </p>
  )
}
