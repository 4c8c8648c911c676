import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { WhenAchieved } from '@/components/campaigns/results/lazy'
import { SignInPrompt } from '@/components/session/sign-in-prompt'
import { backgroundOf } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import type { PictureSource } from '@/lib/core/picture'
import { wordsOf } from '@/lib/core/words'
import { Unlock, Workout, type PunchcardUnlock, type PunchcardWorkout } from './entries'
import { EntryPicture } from './entry-picture'
import { Fitness, type FitnessTexts } from './fitness'
import { Greeting } from './greeting'
import { PlayerFitness, PlayerGreeting } from './lazy'

type AcademyPunchcardNewViewProps = {
  title: string
  description: ReactNode
  /** If undefined, no player results can be requested. */
  campaign: string | undefined
  /** Goal set by editors; overrides the game's. */
  goal: number | undefined
  icon: PictureSource | undefined
  completedIcon: PictureSource | undefined
  workouts: PunchcardWorkout[]
  unlocks: PunchcardUnlock[]
  locale: Locale
}

/** An empty card for visitors, in which islands show a player's results. */
export async function AcademyPunchcardNewView(props: AcademyPunchcardNewViewProps) {
  const { title, description, campaign, goal, workouts, unlocks, locale } = props
  const t = await getTranslations('punchcard')
  const texts = await fitnessTexts()
  const visitorTitle = <Greeting title={title} />
  return (
    <Section background={backgroundOf('light', 'light')} className="grid gap-10">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <div className="max-w-[46rem]">
          {campaign === undefined ? (
            visitorTitle
          ) : (
            <PlayerGreeting campaign={campaign} title={title}>
              {visitorTitle}
            </PlayerGreeting>
          )}
          {description && <div className="mt-3 text-lg">{description}</div>}
        </div>
        <ProgressIcon {...props} />
      </div>
      {campaign !== undefined && <SignInPrompt text={t('signIn')} />}
      {campaign !== undefined && (
        <PlayerFitness campaign={campaign} goal={goal} locale={locale} texts={texts}>
          <Fitness texts={texts} />
        </PlayerFitness>
      )}
      {workouts.length > 0 && (
        <Entries title={t('workouts')} className="grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
          {workouts.map((workout, index) => (
            <Workout key={index} {...workout} campaign={campaign} number={index + 1} state={t('complete')} />
          ))}
        </Entries>
      )}
      {unlocks.length > 0 && (
        <Entries title={t('unlocks')} className="md:grid-cols-2 lg:grid-cols-3">
          {unlocks.map((unlock, index) => (
            <Unlock
              key={index}
              {...unlock}
              campaign={campaign}
              condition={t('unlocksAt', { percent: unlock.percent / 100 })}
              state={t('unlocked')}
            />
          ))}
        </Entries>
      )}
    </Section>
  )
}

/** The campaign's icon, replaced by another once its goal is exceeded [CP-059]. */
function ProgressIcon({ campaign, goal, icon, completedIcon }: AcademyPunchcardNewViewProps) {
  if (icon === undefined && completedIcon === undefined) return null
  const face = (isDone: boolean) => (
    <div className="size-28 md:size-36">
      <EntryPicture
        image={icon}
        completedImage={completedIcon}
        isDone={isDone}
        sizes="144px"
        className="object-contain"
      />
    </div>
  )
  if (campaign === undefined) return face(false)
  return (
    <WhenAchieved campaign={campaign} achievement={{ kind: 'goal', goal }} achieved={face(true)}>
      {face(false)}
    </WhenAchieved>
  )
}

async function fitnessTexts(): Promise<FitnessTexts> {
  const t = await getTranslations('punchcard')
  return {
    labels: wordsOf(t, ['power', 'weight', 'ratio', 'run', 'progress']),
    units: { power: t('watts'), ratio: t('wattsPerKilo') },
    ...wordsOf(t, ['unknown', 'completeProfile']),
  }
}

function Entries({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-4 text-head-sm">{title}</h3>
      <ul className={`grid gap-4 ${className}`}>{children}</ul>
    </div>
  )
}
