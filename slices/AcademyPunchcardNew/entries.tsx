import { clsx } from 'clsx'
import { WhenAchieved } from '@/components/campaigns/results/lazy'
import { ContentAnchor } from '@/components/ui/content-anchor'
import { CheckIcon, LockIcon } from '@/components/ui/icons'
import type { ContentLink } from '@/lib/core/content-link'
import { EntryPicture, type EntryPictures } from './entry-picture'

type Entry = EntryPictures & { name: string; link: ContentLink | undefined }

export type PunchcardWorkout = Entry & { stage: string | undefined }
export type PunchcardUnlock = Entry & { percent: number }

type WorkoutProps = PunchcardWorkout & { campaign: string | undefined; number: number; state: string }

/** One workout of the card, marked once its stage is complete [CP-057]. */
export function Workout({ campaign, stage, ...face }: WorkoutProps) {
  const before = <WorkoutFace {...face} isDone={false} />
  return (
    <li className="rounded-card border border-line bg-surface px-3 py-5 text-center">
      {campaign === undefined || stage === undefined ? (
        before
      ) : (
        <WhenAchieved
          campaign={campaign}
          achievement={{ kind: 'stage', name: stage }}
          achieved={<WorkoutFace {...face} isDone />}
        >
          {before}
        </WhenAchieved>
      )}
    </li>
  )
}

type WorkoutFaceProps = Entry & { number: number; state: string; isDone: boolean }

function WorkoutFace({ number, state, isDone, ...entry }: WorkoutFaceProps) {
  return (
    <div data-done={isDone ? '' : undefined} className="flex flex-col items-center gap-3">
      <span
        className={clsx(
          'relative grid size-24 place-items-center rounded-full border-3 p-1 md:size-28',
          isDone ? 'border-solid border-pine' : 'border-dashed border-line',
        )}
      >
        <EntryPicture {...entry} isDone={isDone} sizes="112px" className="rounded-full object-cover">
          <span aria-hidden="true" className="font-display text-head-large font-extrabold text-muted">
            {number}
          </span>
        </EntryPicture>
        {isDone && (
          <span className="absolute -end-1 -bottom-1 grid size-10 place-items-center rounded-full border-3 border-surface bg-pine text-paper">
            <CheckIcon className="size-6" />
          </span>
        )}
      </span>
      <EntryName {...entry} />
      {/* The space is reserved, so that nothing shifts when the results arrive. */}
      <p className="min-h-6 text-sm font-semibold text-pine">{isDone && state}</p>
    </div>
  )
}

type UnlockProps = PunchcardUnlock & { campaign: string | undefined; condition: string; state: string }

/** A reward, unlocked at its percentage [CP-058]. */
export function Unlock({ campaign, percent, ...face }: UnlockProps) {
  const before = <UnlockFace {...face} isDone={false} />
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      {campaign === undefined ? (
        before
      ) : (
        <WhenAchieved
          campaign={campaign}
          achievement={{ kind: 'unlock', name: face.name, percent }}
          achieved={<UnlockFace {...face} isDone />}
        >
          {before}
        </WhenAchieved>
      )}
    </li>
  )
}

type UnlockFaceProps = Entry & { condition: string; state: string; isDone: boolean }

function UnlockFace({ condition, state, isDone, ...entry }: UnlockFaceProps) {
  return (
    <div data-done={isDone ? '' : undefined} className="flex items-center gap-4">
      <span
        className={clsx('grid size-20 shrink-0 place-items-center rounded-sm p-2', isDone ? 'bg-cream' : 'bg-mist')}
      >
        <EntryPicture {...entry} isDone={isDone} sizes="80px" className="object-contain">
          <LockIcon className="size-8 text-muted" />
        </EntryPicture>
      </span>
      <div>
        <EntryName {...entry} />
        <p className={clsx('text-sm', isDone ? 'font-semibold text-pine' : 'text-muted')}>
          {isDone ? state : condition}
        </p>
      </div>
    </div>
  )
}

function EntryName({ name, link }: Pick<Entry, 'name' | 'link'>) {
  return (
    <h4 className="text-base">
      {link === undefined ? (
        name
      ) : (
        <ContentAnchor link={link} className="underline decoration-2 underline-offset-4" data={{ 'data-card': name }}>
          {name}
        </ContentAnchor>
      )}
    </h4>
  )
}
