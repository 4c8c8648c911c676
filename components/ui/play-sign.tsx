import { PlayIcon } from './icons'

/** The play icon over a card's picture, for cards that lead to a video. */
export function PlaySign() {
  return (
    <span className="grid size-14 place-items-center rounded-full bg-paper text-ink">
      <PlayIcon className="size-6" />
    </span>
  )
}
