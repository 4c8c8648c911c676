import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { backgroundOf } from '@/components/ui/colours'
import { fitHeadline } from '@/components/ui/fit-headline'
import { ArrowBack } from '@/components/ui/icons'
import { InternalLink } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { VideoFacade } from '@/components/ui/video/video-facade'
import type { PictureSource } from '@/lib/core/picture'
import type { VideoSource } from '@/lib/core/video/video-source'
import { VideoRow, type VideoTeaser } from './video-row'

type VideoViewProps = {
  title: string
  picture: PictureSource
  /** The video; without it only the picture is shown. */
  source: VideoSource | undefined
  description: ReactNode
  /** The page that lists the videos. */
  listHref: string | undefined
  next: VideoTeaser[]
}

const BACKGROUND = backgroundOf('dark', 'dark')
const SIZES = '(min-width: 1024px) 960px, 92vw'

/** The page of a video: a player in place, followed by the other videos of its category. */
export async function VideoView({ title, picture, source, description, listHref, next }: VideoViewProps) {
  const t = await getTranslations('videoPage')
  return (
    <>
      <Section background={BACKGROUND} className="grid grid-cols-[minmax(0,60rem)] justify-center gap-8">
        <div>
          {listHref !== undefined && (
            <InternalLink href={listHref} className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold">
              <ArrowBack className="size-5" />
              {t('all')}
            </InternalLink>
          )}
          <h1 className="text-head-xl" style={fitHeadline(title)}>
            {title}
          </h1>
        </div>
        {source ? (
          <VideoFacade source={source} title={title} picture={picture} sizes={SIZES} />
        ) : (
          <div className="video-frame video-facade">
            <Picture image={picture} sizes={SIZES} isHero className="full-bleed" />
          </div>
        )}
        <div className="max-w-3xl text-lg">{description}</div>
      </Section>
      {next.length > 0 && (
        <Section className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <h2 className="text-head-large">{t('next')}</h2>
          <VideoRow label={t('next')} heading="h3" videos={next} />
        </Section>
      )}
    </>
  )
}
