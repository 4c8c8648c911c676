import { buttons } from './buttons'
import { cardLists } from './card-lists'
import { cards } from './cards'
import { films } from './films'
import { forms } from './forms'
import { labels } from './labels'
import type { PartGroup } from './part'
import { pictures } from './pictures'
import { progress } from './progress'
import { texts } from './texts'

/**
 * The shared parts by what they are for. A file of `components/ui` that draws something stands here, or in the list of
 * exceptions in tests/app/[locale]/gallery/parts.dom.test.tsx.
 */
export const partGroups: readonly PartGroup[] = [
  buttons,
  labels,
  texts,
  cards,
  cardLists,
  pictures,
  films,
  forms,
  progress,
]
