import 'server-only'
import type { Locale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { wordsOf } from '@/lib/core/words'
import { progressState, takesPart, type OwnPart, type OwnProgress } from './own-progress'
import { campaignPhase, daysLeft } from './phase'
import { progressShare } from './punchcard'
import { isQuest } from './quest'
import { reachedText } from './reached-text'
import type { StageStarts } from './stage'

type Told = {
  /** `path` with the language. */
  campaign: { shortName: string; title: string; language: Locale; path: string; startsAt: StageStarts }
  part: OwnPart
  /** What editors say of the figures: their own goal, and the unit's name. */
  counting: { goal: number | undefined; unit: string }
  now: Date
}

/** A player's progress in a campaign, in words of a language; the same in the panel and on the page. */
export async function formatOwnProgress(
  { campaign, part, counting: { goal, unit }, now }: Told,
  locale: Locale,
): Promise<OwnProgress> {
  const [t, index, bar] = await Promise.all([
    getTranslations({ locale, namespace: 'ownProgress' }),
    getTranslations({ locale, namespace: 'campaignIndex' }),
    getTranslations({ locale, namespace: 'campaignProgress' }),
  ])
  const { shortName, title, language, path, startsAt } = campaign
  const phase = campaignPhase(startsAt, now)
  const days = daysLeft(startsAt, now)
  const state = progressState(part, { phase, isQuest: isQuest(shortName), goal })
  const counted = part.progress && { reached: part.progress.reached, goal: goal ?? part.progress.goal }
  return {
    title,
    language: language === locale ? undefined : language,
    path,
    state,
    sentence: t(`states.${state}`),
    time: days === undefined ? undefined : index(phase === 'running' ? 'left' : 'startsIn', { days }),
    bar: counted && {
      share: progressShare(counted),
      text: reachedText(wordsOf(bar, ['reached'], { unit }).reached, counted, locale),
    },
    onward: t(takesPart(part) ? 'onward' : 'look'),
  }
}
