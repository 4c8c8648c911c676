import { Carousel } from '@/components/ui/carousel/carousel'
import { Picture } from '@/components/ui/picture'
import { SplitSlide } from '@/components/ui/split-slide'
import { WideCarousel } from '@/components/ui/wide-carousel'
import type { PartGroup } from './part'
import { LINK, portrait, scene } from './samples'

const HALF = '(min-width: 1024px) 40rem, 92vw'

export const pictures: PartGroup = {
  title: 'Pictures and carousels',
  parts: [
    {
      name: 'Picture',
      file: 'picture.tsx',
      use: 'For every picture from content: it comes in the size, shape and format that the screen needs.',
      examples: [
        {
          name: 'In its own shape, and cut to a square',
          draw: () => (
            <>
              <Picture image={scene('cherry-blossom')} sizes="20rem" className="w-80 rounded-card" />
              <Picture
                image={portrait('kenji')}
                sizes="8rem"
                crop="1:1"
                className="size-32 rounded-full object-cover"
              />
            </>
          ),
        },
      ],
    },
    {
      name: 'Carousel',
      file: 'carousel/carousel.tsx',
      use: 'For slides of any kind; cards and wide slides have carousels of their own, which are made of it.',
      examples: [
        {
          name: 'Pictures that fade',
          draw: ({ title }) => (
            <div className="w-full">
              <Carousel
                label={title}
                transition="fade"
                slides={['lighthouse', 'old-town'].map((name) => ({
                  key: name,
                  content: <Picture image={scene(name)} sizes={HALF} className="w-full rounded-card" />,
                }))}
              />
            </div>
          ),
        },
      ],
    },
    {
      name: 'WideCarousel',
      file: 'wide-carousel.tsx',
      use: 'For few slides that each want the whole width.',
      isWide: true,
      examples: [
        {
          name: 'Two slides',
          draw: ({ title, sentence }) => (
            <div className="container">
              <WideCarousel
                label={title}
                slides={['harbour', 'vineyards'].map((name) => (
                  <SplitSlide key={name} picture={scene(name)} title={title} body={<p>{sentence}</p>} />
                ))}
              />
            </div>
          ),
        },
      ],
    },
    {
      name: 'SplitSlide',
      file: 'split-slide.tsx',
      use: 'A slide of a wide carousel: a picture and, beside or below it, a title with a few sentences.',
      isWide: true,
      examples: [
        {
          name: 'With two buttons',
          draw: ({ title, sentence, label }) => (
            <div className="container">
              <SplitSlide
                picture={scene('highlands')}
                title={title}
                body={<p>{sentence}</p>}
                buttons={[
                  { label, link: LINK },
                  { label, link: LINK },
                ]}
              />
            </div>
          ),
        },
      ],
    },
  ],
}
