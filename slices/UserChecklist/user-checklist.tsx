import { getTranslations } from 'next-intl/server'
import { SignInPrompt } from '@/components/session/sign-in-prompt'
import { Section } from '@/components/ui/section'
import { ChecklistItem, type ChecklistItemProps } from './checklist-item'
import { ChecklistBehaviour } from './lazy'

type UserChecklistViewProps = {
  title: string
  items: ChecklistItemProps[]
  /** Of the list; the player's id is added to it. */
  storageKey: string
}

export async function UserChecklistView({ title, items, storageKey }: UserChecklistViewProps) {
  const t = await getTranslations('checklist')
  const count = items.length
  const progress = Array.from({ length: count + 1 }, (_, done) =>
    done === count ? t('allDone') : t('progress', { done, count }),
  )
  return (
    <Section>
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="room grid content-start gap-6">
          <h2 className="text-head-large">{title}</h2>
          {count > 0 && <SignInPrompt text={t('signIn')} />}
          {count > 0 && (
            <div className="hidden gap-3 player:grid">
              <p className="text-lg font-semibold">
                <span data-greeting="" className="skeleton">
                  {t('greeting', { name: '…' })}
                </span>
              </p>
              <progress data-progress="" max={count} value={0} aria-label={title} className="checklist-progress" />
              <p role="status" data-progress-text="" className="min-h-7 text-muted" />
            </div>
          )}
        </div>
        <ul className="grid content-start gap-4">
          {items.map((item, index) => (
            <ChecklistItem key={index} {...item} />
          ))}
        </ul>
        {count > 0 && (
          <ChecklistBehaviour
            storageKey={storageKey}
            texts={{ greeting: t('greeting', { name: '{name}' }), progress, unknown: t('unknown') }}
          />
        )}
      </div>
    </Section>
  )
}
