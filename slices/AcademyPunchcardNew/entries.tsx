import { ContentAnchor } from '@/components/ui/content-anchor'
import { CheckIcon, LockIcon } from '@/components/ui/icons'
import type { ContentLink } from '@/lib/core/content-link'
import { EntryPicture, type EntryPictures } from './entry-picture'

type Entry = EntryPictures & { name: string; link: ContentLink | undefined }

export type PunchcardWorkout = Entry & { stage: string | undefined }
export type PunchcardUnlock = Entry & { percent: number }

/** One hole of the card; `data-done` punches it. */
export function Workout({ stage, number, state, ...entry }: PunchcardWorkout & { number: number; state: string }) {
  return (
    <li
      data-stage={stage}
      className="group/entry flex flex-col items-center gap-3 rounded-card border border-line bg-paper px-3 py-5 text-center"
    >
      <span className="relative grid size-24 place-items-center rounded-full border-3 border-dashed border-line p-1 group-data-done/entry:border-solid group-data-done/entry:border-pine md:size-28">
        <EntryPicture {...entry} sizes="112px" className="rounded-full object-cover">
          <span aria-hidden="true" className="font-display text-head-large font-extrabold text-muted">
            {number}
          </span>
        </EntryPicture>
        <span className="absolute -right-1 -bottom-1 hidden size-10 place-items-center rounded-full border-3 border-paper bg-pine text-paper group-data-done/entry:grid">
          <CheckIcon className="size-6" />
        </span>
      </span>
      <EntryName {...entry} />
      {/* Its room is kept, so that nothing moves when the results arrive. */}
      <p className="min-h-6 text-sm font-semibold text-pine">
        <span className="hidden group-data-done/entry:inline">{state}</span>
      </p>
    </li>
  )
}

type UnlockProps = PunchcardUnlock & { condition: string; state: string }

/** A reward; `data-done` opens it. */
export function Unlock({ percent, condition, state, ...entry }: UnlockProps) {
  return (
    <li
      data-unlock={entry.name}
      data-percent={percent}
      className="group/entry flex items-center gap-4 rounded-card border border-line bg-paper p-4"
    >
      <span className="grid size-20 shrink-0 place-items-center rounded-sm bg-mist p-2 group-data-done/entry:bg-cream">
        <EntryPicture {...entry} sizes="80px" className="object-contain">
          <LockIcon className="size-8 text-muted" />
        </EntryPicture>
      </span>
      <div>
        <EntryName {...entry} />
        <p className="text-sm text-muted group-data-done/entry:hidden">{condition}</p>
        <p className="hidden text-sm font-semibold text-pine group-data-done/entry:block">{state}</p>
      </div>
    </li>
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
