import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SignInPrompt } from '@/components/session/sign-in-prompt'
import { groundOf } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import type { PictureSource } from '@/lib/core/picture'
import { greetingTitle } from '@/lib/domains/campaigns/punchcard'
import { Unlock, Workout, type PunchcardUnlock, type PunchcardWorkout } from './entries'
import { EntryPicture } from './entry-picture'
import { PunchcardBehaviour } from './lazy'

type AcademyPunchcardNewViewProps = {
  title: string
  description: ReactNode
  /** Without it nobody's results can be asked for. */
  campaign: string | undefined
  /** Of the content, in place of the game's. */
  goal: number | undefined
  icon: PictureSource | undefined
  completedIcon: PictureSource | undefined
  workouts: PunchcardWorkout[]
  unlocks: PunchcardUnlock[]
  locale: Locale
}

/** An empty card as visitors see it. The behaviour writes the player's results onto it. */
export async function AcademyPunchcardNewView(props: AcademyPunchcardNewViewProps) {
  const { title, description, campaign, goal, workouts, unlocks, locale } = props
  const t = await getTranslations('punchcard')
  return (
    <Section ground={groundOf('light', 'light')}>
      <div className="group/card grid gap-10">
        <div className="flex flex-wrap items-center justify-between gap-6">
          <div className="max-w-[46rem]">
            <h2 data-greeting="" className="text-head-large">
              {greetingTitle(title)}
            </h2>
            {description && <div className="mt-3 text-lg">{description}</div>}
          </div>
          <ProgressIcon {...props} />
        </div>
        {campaign !== undefined && <SignInPrompt text={t('signIn')} />}
        {campaign !== undefined && <Fitness locale={locale} />}
        {workouts.length > 0 && (
          <Entries title={t('workouts')} className="grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
            {workouts.map((workout, index) => (
              <Workout key={index} {...workout} number={index + 1} state={t('complete')} />
            ))}
          </Entries>
        )}
        {unlocks.length > 0 && (
          <Entries title={t('unlocks')} className="md:grid-cols-2 lg:grid-cols-3">
            {unlocks.map((unlock, index) => (
              <Unlock
                key={index}
                {...unlock}
                condition={t('unlocksAt', { percent: unlock.percent / 100 })}
                state={t('unlocked')}
              />
            ))}
          </Entries>
        )}
        {campaign !== undefined && <PunchcardBehaviour campaign={campaign} goal={goal} title={title} locale={locale} />}
      </div>
    </Section>
  )
}

function ProgressIcon({ icon, completedIcon }: AcademyPunchcardNewViewProps) {
  return (
    <div data-progress-icon="" className="group/entry size-28 empty:hidden md:size-36">
      <EntryPicture image={icon} completedImage={completedIcon} sizes="144px" className="object-contain" />
    </div>
  )
}

/** The player's numbers; while they are asked for, shapes of their size. */
async function Fitness({ locale }: { locale: Locale }) {
  const t = await getTranslations('punchcard')
  const facts = [
    { name: 'power', label: t('power'), unit: t('watts') },
    { name: 'weight', label: t('weight') },
    { name: 'ratio', label: t('ratio'), unit: t('wattsPerKilo') },
    { name: 'run', label: t('run') },
    { name: 'progress', label: t('progress') },
  ]
  return (
    <div className="hidden gap-3 player:grid">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-5">
        {facts.map(({ name, label, unit }) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-1 bg-paper p-4 last:max-md:col-span-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-head-sm font-extrabold">
              <span data-fact={name} data-unit={unit} className="skeleton">
                –
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" data-unknown={t('unknown')} className="text-sm text-muted" />
      <a
        data-profile=""
        hidden
        href={localizedPath(settingsPath('profile'), locale)}
        className="text-sm font-semibold underline"
      >
        {t('completeProfile')}
      </a>
    </div>
  )
}

function Entries({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-4 text-head-sm">{title}</h3>
      <ul className={`grid gap-4 ${className}`}>{children}</ul>
    </div>
  )
}
