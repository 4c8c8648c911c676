import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { toldOutcome } from '@/app/_member/told-outcome'
import { ProblemNotice } from '@/components/member-area/problem-notice'
import { OwnResults } from '@/components/events/own-results/own-results'
import { MemberPage } from '@/components/member-area/member-page'
import { PagePlayer } from '@/components/session/page-player'
import { localizedPath } from '@/i18n/localized-path'
import { ownResultLimits } from '@/lib/core/limits'
import { loginPathTo, resultsPath } from '@/lib/core/paths'
import { tryOrWait } from '@/lib/core/server/rate-limit/rate-limit'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { resultsPage } from '@/lib/domains/events/results/own-results'
import { listPastStarts, readResults } from '@/lib/domains/events/results/own-results-server'
import { currentMember } from '@/lib/domains/session/current-member'
import { localeOf } from '../../_pages/locale-of'
import { readForMember, readPartForMember } from '../../_pages/read-for-member'
import { readParts } from '../../_pages/read-parts'
import { TooManyTries } from '../../_pages/too-many-tries'

type Props = PageProps<'/[locale]/my-events/results'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'ownResults' })
  return { title: t('title') }
}

/**
 * The player's past events with their results, rendered per request, so many on a page (docs/decisions/069): a call for
 * the events, and two for each result, which fail alone.
 */
export default async function ResultsPage({ params, searchParams }: Props) {
  const [locale, asked, member] = await Promise.all([localeOf(params), searchParams, currentMember()])
  const here = localizedPath(resultsPath, locale)
  if (member === undefined) redirect(loginPathTo(here))
  const wait = await tryOrWait('ownResults', member.id)
  if (wait !== undefined) {
    answerTooManyTries(wait)
    return <TooManyTries retryAfterSeconds={wait} locale={locale} retryHref="" />
  }
  const after = typeof asked.after === 'string' ? asked.after : undefined
  const [t, { problem }, { value: all, isLasting }] = await Promise.all([
    getTranslations('ownResults'),
    toldOutcome(asked),
    readPartForMember(here, listPastStarts),
  ])
  const page = all && resultsPage(all, after, ownResultLimits.onPage)
  const readings = page ? readResults(member, page.starts) : []
  const parts = await readParts(...readings.map(({ result }) => readForMember(here, () => result)))
  const rows = readings.flatMap(({ start }, index) => {
    const part = parts[index]
    return part ? [{ start, part }] : []
  })
  return (
    <MemberPage current="myEvents" locale={locale} title={t('title')} intro={t('intro')}>
      <PagePlayer id={member.id} />
      <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-8">
        <ProblemNotice problem={problem} />
        <OwnResults rows={page && rows} isLasting={isLasting} after={after} next={page?.next} locale={locale} />
      </div>
    </MemberPage>
  )
}
