import { number } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import type { SpacerSlice } from '@/prismicio-types'

const DEFAULT_HEIGHT_PX = 64
const MAX_HEIGHT_PX = 400

/** Empty vertical space of the given number of pixels (SL-spacer-01). */
export function Spacer({ slice: { primary } }: SectionProps<SpacerSlice>) {
  const height = Math.min(Math.max(number(primary.height) ?? DEFAULT_HEIGHT_PX, 0), MAX_HEIGHT_PX)
  return <div aria-hidden="true" style={{ height }} />
}
