import { videoTeasers } from '@/components/videos/video-teasers'
import { text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { findVideoCategory } from '@/lib/content/videos/video-category'
import { stripOf } from '@/lib/content/videos/video-strips'
import { missing } from '@/lib/core/missing'
import type { VideoCategoryStripSlice } from '@/prismicio-types'
import { VideoCategoryStripView } from './video-category-strip'

/** The videos of a category in a row, each a link to its page (SL-video_category_strip-01, VD-001 to VD-008). */
export async function VideoCategoryStrip({ slice: { primary }, context }: SectionProps<VideoCategoryStripSlice>) {
  const strip = stripOf(primary.category_uid, primary.video_landing_uid)
  if (strip === undefined) return null
  const category = await findVideoCategory(strip.categoryUid, context.locale)
  if (category === undefined || category.videos.length === 0) return null
  return (
    <VideoCategoryStripView
      title={text(primary.title) ?? category.title ?? missing.title}
      videos={videoTeasers(category.videos, strip.landing, context.locale)}
    />
  )
}
