import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { formatDay, todayInZone } from '@/components/ui/local-time/day-text'
import { useVisitorZone } from '@/components/ui/use-visitor-zone'
import { timeText } from '@/lib/core/time-text'
import { fill } from '@/lib/core/words'
import type { JoinedEvent } from '@/lib/domains/events/joined-event'
import { scheduleFor, type Choice, type Start } from '@/lib/domains/events/stages/schedule'
import type { Category } from '@/lib/domains/events/schema'
import { useResumedSignUp } from '@/lib/domains/events/stages/use-resumed-sign-up'
import { JoinStart, labelOf } from './join-start'
import { Pills } from '@/components/ui/pills'
import type { SchedulerTexts } from './scheduler-texts'

export type SchedulerFormProps = {
  starts: readonly Start[]
  joined: readonly JoinedEvent[]
  locale: string
  texts: SchedulerTexts
}

/** Kind, category, day, time, Join: each step offers what the previous ones leave [EV-027, EV-054 to EV-058]. */
export function SchedulerForm({ starts, joined, locale, texts }: SchedulerFormProps) {
  const id = useId()
  const zone = useVisitorZone()
  const place = useRef<HTMLDivElement>(null)
  const resumed = useResumedSignUp(starts)
  const [wanted, choose] = useState<Choice>()
  const dayOf = (instant: string) => todayInZone(new Date(instant), zone)
  const chosenBefore = resumed && { ...resumed, day: dayOf(resumed.startsAt) }
  const { choice, options, start } = scheduleFor(starts, wanted ?? chosenBefore ?? {}, dayOf)
  const isJoined = ({ eventId }: Start) => joined.some((each) => each.eventId === eventId)
  const nameOf = (category: Category) => fill(texts.group, { category })
  const isResumed = resumed !== undefined
  useEffect(() => {
    if (isResumed) bringBack(place.current)
  }, [isResumed])
  return (
    <div ref={place} className="grid gap-6">
      <Pills
        legend={texts.kind}
        name={`${id}-kind`}
        options={options.kinds.map((kind) => ({ value: kind, label: texts.kinds[kind], isEnabled: true }))}
        value={choice.kind}
        choose={(kind) => choose({ ...choice, kind })}
      />
      <Pills
        legend={texts.category}
        name={`${id}-category`}
        options={options.categories.map(({ category, isEnabled }) => ({
          value: category,
          label: category,
          spoken: nameOf(category),
          isEnabled,
        }))}
        value={choice.category}
        choose={(category) => choose({ ...choice, category })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={texts.day}
          prompt={texts.chooseDay}
          value={choice.day}
          isEnabled={options.days.length > 0}
          choose={(day) => choose({ ...choice, day })}
        >
          {options.days.map((day) => (
            <option key={day} value={day}>
              {formatDay(day, locale, 'UTC')}
            </option>
          ))}
        </Select>
        <Select
          label={texts.time}
          prompt={texts.chooseTime}
          value={choice.subgroupId}
          isEnabled={choice.day !== undefined}
          choose={(subgroupId) => choose({ ...choice, subgroupId })}
        >
          {options.times.map((time) => (
            <option key={time.subgroupId} value={time.subgroupId}>
              {timeText(time.startsAt, { locale, format: 'time', timeZone: zone })}
              {isJoined(time) && ` · ${labelOf(time, texts)}`}
            </option>
          ))}
        </Select>
      </div>
      <JoinStart key={start?.eventId} start={start} isJoined={start !== undefined && isJoined(start)} texts={texts} />
    </div>
  )
}

/**
 * Scrolls to the form after sign-in, since the player is at the top of the page then, and the form may be in a dialog
 * that is closed.
 */
function bringBack(form: HTMLElement | null): void {
  const dialog = form?.closest('dialog')
  if (dialog && !dialog.open) dialog.showModal()
  form?.scrollIntoView({ block: 'center' })
}

type SelectProps = {
  label: string
  /** Shown while nothing is chosen. */
  prompt: string
  value: string | undefined
  isEnabled: boolean
  choose: (value: string) => void
  children: ReactNode
}

function Select({ label, prompt, value, isEnabled, choose, children }: SelectProps) {
  return (
    <label className="grid gap-1">
      <span className="text-sm font-semibold">{label}</span>
      <select
        className="field-input"
        value={value ?? ''}
        disabled={!isEnabled}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{prompt}</option>
        {children}
      </select>
    </label>
  )
}
