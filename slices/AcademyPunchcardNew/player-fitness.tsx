import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withQueries } from '@/components/ui/with-queries'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import type { Punchcard } from '@/lib/domains/campaigns/punchcard'
import { punchcardQuery } from '@/lib/domains/campaigns/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { factTexts } from './fact-texts'
import { Fitness, type FitnessTexts } from './fitness'

type PlayerFitnessProps = {
  campaign: string
  /** Goal set by editors; overrides the game's. */
  goal: number | undefined
  locale: Locale
  texts: FitnessTexts
  children: ReactNode
}

/** The player's numbers; if some can't be read they are left out, and the card says so [CP-056, CP-069]. */
function PlayerFitness({ campaign, goal, locale, texts, children }: PlayerFitnessProps) {
  const { data, isError } = useQuery(punchcardQuery(campaign))
  // The site itself could not answer, so this text says nothing about the player.
  if (data === undefined) return isError && maybeSignedIn() ? <Fitness texts={texts} facts={{}} isUnknown /> : children
  return (
    <Fitness
      texts={texts}
      facts={factTexts(data, { goal, locale })}
      isUnknown={data.fitness === undefined || data.results === undefined}
      profileHref={lacksNumbers(data) ? localizedPath(settingsPath('profile'), locale) : undefined}
    />
  )
}

const lacksNumbers = ({ fitness }: Punchcard) =>
  fitness !== undefined && (fitness.ftpWatts === undefined || fitness.weightKilograms === undefined)

export default withQueries(PlayerFitness)
