import { image, number, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { AcademyPunchcardNewSlice } from '@/prismicio-types'
import { readLink } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import type { PunchcardUnlock, PunchcardWorkout } from './entries'
import { AcademyPunchcardNewView } from './academy-punchcard-new'

type Item = AcademyPunchcardNewSlice['items'][number]

/** Percentage of an unlock that names none: the whole campaign. */
const WHOLE = 100

/**
 * The campaign punchcard: rendered the same for everybody, filled in for the player by script
 * (SL-academy_punchcard_new-01, CP-055 to CP-059). If it names no campaign, it belongs to the campaign whose page it is
 * on.
 */
export function AcademyPunchcardNew({ slice: { primary, items }, context }: SectionProps<AcademyPunchcardNewSlice>) {
  const title = text(primary.title)
  const description = rich(primary.description)
  const all = rows(items)
  const workouts = all.flatMap((item) => readWorkout(item, context))
  const unlocks = all.flatMap((item) => readUnlock(item, context))
  if (title === undefined && description === undefined && workouts.length + unlocks.length === 0) return null
  return (
    <AcademyPunchcardNewView
      title={title ?? missing.title}
      description={description && <RichText field={description} context={context} topHeading={3} />}
      campaign={text(primary.campaign_short_name) ?? context.campaign?.shortName}
      goal={number(primary.goal)}
      icon={image(primary.progress_icon)}
      completedIcon={image(primary.progress_icon_completed)}
      workouts={workouts}
      unlocks={unlocks}
      locale={context.locale}
    />
  )
}

/** Reads an item as a workout, if it names one or its stage. */
function readWorkout(item: Item, context: SectionContext): PunchcardWorkout[] {
  const name = text(item.workout_name)
  const stage = text(item.stage_short_name)
  if (name === undefined && stage === undefined) return []
  return [{ ...readPictures(item), name: name ?? missing.title, stage, link: readLink(item.url, context) }]
}

/** Reads an item as an unlock, if it names one; the item may also be a workout. */
function readUnlock(item: Item, context: SectionContext): PunchcardUnlock[] {
  const name = text(item.unlock_name)
  if (name === undefined) return []
  return [
    { ...readPictures(item), name, percent: number(item.unlock_percent) ?? WHOLE, link: readLink(item.url, context) },
  ]
}

function readPictures(item: Item) {
  return { image: image(item.image), completedImage: image(item.completed_image) }
}
