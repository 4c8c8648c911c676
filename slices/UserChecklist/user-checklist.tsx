import { getTranslations } from 'next-intl/server'
import { SignInPrompt } from '@/components/session/sign-in-prompt'
import { Section } from '@/components/ui/section'
import { wordsOf } from '@/lib/core/words'
import { ChecklistItem, type ChecklistItemProps } from './checklist-item'
import { PlayerProgress } from './lazy'
import { Progress } from './progress'

type UserChecklistViewProps = {
  title: string
  items: ChecklistItemProps[]
  /** Prefix of this checklist's storage key; the player's id is appended. */
  storageKey: string
}

export async function UserChecklistView({ title, items, storageKey }: UserChecklistViewProps) {
  const t = await getTranslations('checklist')
  const count = items.length
  const progressTexts = Array.from({ length: count + 1 }, (_, done) =>
    done === count ? t('allDone') : t('progress', { done, count }),
  )
  return (
    <Section>
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="room grid content-start gap-6">
          <h2 className="text-head-large">{title}</h2>
          {count > 0 && <SignInPrompt text={t('signIn')} />}
          {count > 0 && (
            <PlayerProgress
              title={title}
              storageKey={storageKey}
              names={items.map(({ name }) => name)}
              texts={{ ...wordsOf(t, ['greeting', 'unknown']), progress: progressTexts }}
            >
              <Progress title={title} greeting={t('greeting', { name: '…' })} isKnown={false} count={count} done={0} />
            </PlayerProgress>
          )}
        </div>
        <ul className="grid content-start gap-4">
          {items.map((item, index) => (
            <ChecklistItem key={index} {...item} storageKey={storageKey} />
          ))}
        </ul>
      </div>
    </Section>
  )
}
