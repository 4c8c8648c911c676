import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import { ProgressBar } from '@/components/campaigns/results/progress-bar'
import { WhenAchieved } from '@/components/campaigns/results/lazy'
import { SignInPrompt } from '@/components/session/sign-in-prompt'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import type { PictureSource } from '@/lib/core/picture'
import { wordsOf } from '@/lib/core/words'
import { PlayerBar } from './lazy'

type CampaignProgressBarViewProps = {
  title: string
  campaign: string
  /** Goal set by editors; overrides the game's. */
  goal: number | undefined
  /** Unit of the progress; may be empty. */
  unit: string
  icon: PictureSource | undefined
  /** Replaces the icon once the goal is exceeded. */
  completedIcon: PictureSource | undefined
  locale: Locale
}

export async function CampaignProgressBarView(props: CampaignProgressBarViewProps) {
  const { title, campaign, goal, unit, icon, completedIcon, locale } = props
  const t = await getTranslations('campaignProgress')
  const hasIcon = icon !== undefined || completedIcon !== undefined
  return (
    <Section
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-6',
        hasIcon && 'md:grid-cols-[auto_minmax(0,1fr)]',
      )}
    >
      {hasIcon && (
        <WhenAchieved
          campaign={campaign}
          achievement={{ kind: 'goal', goal }}
          achieved={<Icon image={completedIcon ?? icon} />}
        >
          <Icon image={icon ?? completedIcon} isGrey={icon === undefined || completedIcon === undefined} />
        </WhenAchieved>
      )}
      <div className="room grid gap-6">
        <h2 className="text-head-large">{title}</h2>
        <SignInPrompt text={t('signIn')} />
        <PlayerBar
          campaign={campaign}
          goal={goal}
          title={title}
          locale={locale}
          texts={wordsOf(t, ['reached', 'unknown'], { unit })}
        >
          <ProgressBar title={title} isForPlayersOnly />
        </PlayerBar>
      </div>
    </Section>
  )
}

/** The icon; a single picture for both states is grey before the goal. */
function Icon({ image, isGrey = false }: { image: PictureSource | undefined; isGrey?: boolean }) {
  if (image === undefined) return null
  return (
    <div className={clsx('size-28 md:size-36', isGrey && 'grayscale')}>
      <Picture image={image} sizes="144px" crop="1:1" className="size-full object-contain" />
    </div>
  )
}
