import { PlayIcon } from './icons'

/** Over the middle of a card's picture: it leads to a video. */
export function PlaySign() {
  return (
    <span className="grid size-14 place-items-center rounded-full bg-paper text-ink">
      <PlayIcon className="size-6" />
    </span>
  )
}
