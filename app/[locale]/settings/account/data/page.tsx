import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { toldOutcome } from '@/app/_member/told-outcome'
import { dataPartNames, mostInParts, readDataPart } from '@/app/_account/data-parts'
import { DataFileLink } from '@/components/account/data-panel'
import { KnownData } from '@/components/account/known-data'
import { ProblemNotice } from '@/components/member-area/problem-notice'
import { MemberPage } from '@/components/member-area/member-page'
import { OverviewPart } from '@/components/member-area/overview-part'
import { localizedPath } from '@/i18n/localized-path'
import { accountDataPath, loginPathTo } from '@/lib/core/paths'
import { tryOrWait } from '@/lib/core/server/rate-limit/rate-limit'
import { rememberedZone } from '@/lib/core/server/remembered-zone'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { currentMember } from '@/lib/domains/session/current-member'
import { localeOf } from '../../../_pages/locale-of'
import { readPartForMember } from '../../../_pages/read-for-member'
import { readParts } from '../../../_pages/read-parts'
import { TooManyTries } from '../../../_pages/too-many-tries'

type Props = PageProps<'/[locale]/settings/account/data'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'account.data' })
  return { title: t('title') }
}

/** All that the site and its services know of the player, read for this one answer, each part failing alone. */
export default async function AccountDataPage({ params, searchParams }: Props) {
  const [locale, { problem }, member] = await Promise.all([
    localeOf(params),
    toldOutcome(await searchParams),
    currentMember(),
  ])
  const here = localizedPath(accountDataPath, locale)
  if (member === undefined) redirect(loginPathTo(here))
  const wait = problem === undefined ? await tryOrWait('accountData', member.id) : undefined
  if (wait !== undefined) {
    answerTooManyTries(wait)
    return <TooManyTries retryAfterSeconds={wait} locale={locale} retryHref="" />
  }
  const names = problem === undefined ? dataPartNames() : []
  const [t, titles, timeZone = 'UTC', parts] = await Promise.all([
    getTranslations('account.data'),
    getTranslations('account.data.parts'),
    rememberedZone(),
    readParts(...names.map((name) => readPartForMember(here, (player) => readDataPart(name, player)))),
  ])
  return (
    <MemberPage current="account" locale={locale} title={t('title')} intro={t('text')}>
      <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-6">
        <ProblemNotice problem={problem} />
        <div>
          <DataFileLink locale={locale} label={t('download')} />
        </div>
        {names.map((name, index) => {
          const part = parts[index]
          return (
            part && (
              <OverviewPart key={name} id={name} title={titles(name)} part={part}>
                {(data) => <KnownData data={data} locale={locale} timeZone={timeZone} />}
              </OverviewPart>
            )
          )
        })}
        <p className="text-muted">{`${t('latest', mostInParts)} ${t('elsewhere')}`}</p>
      </div>
    </MemberPage>
  )
}
