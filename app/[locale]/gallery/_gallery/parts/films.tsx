import { Backdrop } from '@/components/ui/video/backdrop'
import { BackgroundVideo } from '@/components/ui/video/background-video'
import { PosterButton } from '@/components/ui/video/poster-button'
import { VideoDialog } from '@/components/ui/video/video-dialog'
import { VideoFacade } from '@/components/ui/video/video-facade'
import { backgroundOf } from '@/components/ui/colours'
import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { PartGroup } from './part'
import { film, scene } from './samples'

const HALF = '(min-width: 1024px) 40rem, 92vw'
const BOX = 'relative isolate h-80 w-full overflow-clip'

export const films: PartGroup = {
  title: 'Backgrounds and films',
  parts: [
    {
      name: 'Backdrop',
      file: 'video/backdrop.tsx',
      use: 'Behind the words of a section: a film, one picture, or several that fade.',
      isWide: true,
      examples: [
        {
          name: 'Two pictures',
          draw: ({ title }) => (
            <div className={BOX}>
              <Backdrop
                pictures={[{ image: scene('alpine-dusk') }, { image: scene('moonlit-pass') }]}
                isHero={false}
                label={title}
                onPhones="behind"
              />
            </div>
          ),
        },
      ],
    },
    {
      name: 'BackgroundVideo',
      file: 'video/background-video.tsx',
      use: 'A film without sound that only decorates: it waits for the visitor, and can be stopped.',
      isWide: true,
      examples: [
        {
          name: 'With its progress',
          draw: () => (
            <div className={BOX}>
              <BackgroundVideo
                video={{ desktop: film('pass-at-dawn') }}
                poster={{ image: scene('alpine-dawn') }}
                mobileCrop="4:3"
                showsProgress
              />
            </div>
          ),
        },
      ],
    },
    {
      name: 'PosterButton',
      file: 'video/poster-button.tsx',
      use: 'A picture of a film that opens it above the page.',
      examples: [
        {
          name: 'Over its picture',
          draw: ({ title }) => (
            <PosterButton
              id="parts-poster"
              address={film('night-city')}
              title={title}
              className="relative block aspect-video w-full max-w-xl overflow-hidden rounded-card"
            >
              <Picture image={scene('night-city')} sizes={HALF} className="full-bleed" />
            </PosterButton>
          ),
        },
      ],
    },
    {
      name: 'VideoDialog',
      file: 'video/video-dialog.tsx',
      use: 'Any other button that opens a film above the page.',
      examples: [
        {
          name: 'An outline',
          draw: ({ title, label }) => (
            <VideoDialog id="parts-film" address={film('night-city')} title={title} className={buttonClass('outline')}>
              {label}
            </VideoDialog>
          ),
        },
      ],
    },
    {
      name: 'VideoFacade',
      file: 'video/video-facade.tsx',
      use: 'A film that plays where its picture is: nothing of its player is loaded before a press.',
      examples: [
        {
          name: 'A file, and one of another site’s player',
          draw: ({ title }) => (
            <div
              className={`grid w-full gap-6 rounded-card p-6 sm:grid-cols-2 ${backgroundOf('dark', 'dark').className}`}
            >
              {(['file', 'embed'] as const).map((kind) => (
                <VideoFacade
                  key={kind}
                  source={{ kind, address: kind === 'file' ? film('night-city') : 'https://example.com/film' }}
                  title={title}
                  picture={scene('aurora')}
                  sizes={HALF}
                />
              ))}
            </div>
          ),
        },
      ],
    },
  ],
}
