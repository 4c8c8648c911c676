import type { PictureSource } from '@/lib/core/picture'
import { Picture } from './picture'

type SpeakerProps = {
  portrait: PictureSource
  name: string
  /** A description in a line or two: "Racer from Ghent". */
  lines: readonly string[]
}

/** The person quoted, shown below a quote. */
export function Speaker({ portrait, name, lines }: SpeakerProps) {
  return (
    <figcaption className="flex items-center gap-4">
      <Picture image={portrait} sizes="96px" crop="1:1" className="size-14 shrink-0 rounded-full object-cover" />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        {lines.map((line, index) => (
          <span key={index} className="block text-sm">
            {line}
          </span>
        ))}
      </span>
    </figcaption>
  )
}
