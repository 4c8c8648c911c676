import { clsx } from 'clsx'
import { CONTROLS_BESIDE_TITLE } from '@/components/ui/card-carousel'
import { backgroundOf } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'
import { VideoRow, type VideoTeaser } from '@/components/videos/video-row'

type VideoCategoryStripViewProps = { title: string; videos: VideoTeaser[] }

const BACKGROUND = backgroundOf('dark', 'dark')

export function VideoCategoryStripView({ title, videos }: VideoCategoryStripViewProps) {
  return (
    <Section background={BACKGROUND} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className={clsx('text-head-large', CONTROLS_BESIDE_TITLE.title)}>{title}</h2>
      <VideoRow label={title} heading="h3" videos={videos} controlsClassName={CONTROLS_BESIDE_TITLE.controls} />
    </Section>
  )
}
