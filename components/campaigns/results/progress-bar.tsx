import { clsx } from 'clsx'

type ProgressBarProps = {
  title: string
  /** Absent while loading: a placeholder of the same size is shown. */
  text?: string
  /** Filled fraction of the bar, from 0 to 1. */
  share?: number
  /** Whether it stands on a page for everybody: visitors see a request to sign in instead, and players hear its text later. */
  isForPlayersOnly?: boolean
}

/** A bar with a text; while that is loading, a placeholder takes the same space. */
export function ProgressBar({ title, text, share = 0, isForPlayersOnly = false }: ProgressBarProps) {
  return (
    <div className={clsx('gap-3', isForPlayersOnly ? 'hidden player:grid' : 'grid')}>
      <progress max={1} value={share} aria-label={title} className="progress-bar" />
      <p role={isForPlayersOnly ? 'status' : undefined} className="font-display text-head-sm font-extrabold">
        <span className={clsx(text === undefined && 'skeleton')}>{text ?? '–'}</span>
      </p>
    </div>
  )
}
