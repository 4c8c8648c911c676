import { backgroundOf } from '@/components/ui/colours'
import { HeroStage } from '@/components/ui/hero-stage'
import { HeroText } from '@/components/ui/hero-text'
import { CardRow } from '@/components/ui/card-row'
import { Picture } from '@/components/ui/picture'
import { PictureCard } from '@/components/ui/picture-card'
import { Question } from '@/components/ui/question'
import { Scrim, scrimBoxClass } from '@/components/ui/scrim'
import { Section } from '@/components/ui/section'
import { Speaker } from '@/components/ui/speaker'
import { type TextBlock, TextBlockBox, TextButtons } from '@/components/ui/text-block'
import { GRID_SIZES } from '@/components/ui/card-grid'
import type { PartGroup } from './part'
import { LINK, portrait, scene } from './samples'

const dark = backgroundOf('dark', 'dark')
const white = backgroundOf('white', 'white')

const blocks: readonly (Omit<TextBlock, 'copy'> & { name: string })[] = [
  { name: 'lead', style: 'lead', alignment: 'left' },
  { name: 'body', style: 'body', alignment: 'left' },
  { name: 'small', style: 'small', alignment: 'left' },
  { name: 'centred', style: 'body', alignment: 'center' },
  { name: 'at the end of the line', style: 'body', alignment: 'right' },
]

export const texts: PartGroup = {
  title: 'Texts and heroes',
  parts: [
    {
      name: 'TextBlockBox and TextButtons',
      file: 'text-block.tsx',
      use: 'For running text at the length of a line that reads well, with buttons below it that suit the ground.',
      examples: [
        ...blocks.map(({ name, ...block }) => ({
          name,
          draw: ({ sentence }: { sentence: string }) => <TextBlockBox copy={<p>{sentence}</p>} {...block} />,
        })),
        ...([white, dark] as const).map((background) => ({
          name: background.isDark ? 'Buttons on a dark section' : 'Buttons on the page',
          ground: background.isDark ? ('dark' as const) : ('white' as const),
          draw: ({ label }: { label: string }) => (
            <TextButtons
              buttons={[
                { label, link: LINK },
                { label, link: LINK, color: 'outline' },
              ]}
              alignment="left"
              background={background}
            />
          ),
        })),
      ],
    },
    {
      name: 'Question',
      file: 'question.tsx',
      use: 'For questions with their answers, of which the browser keeps one open at a time.',
      examples: [
        {
          name: 'Two of a group',
          draw: ({ title, sentence }) => (
            <div className="w-full">
              {[1, 2].map((number) => (
                <Question key={number} question={title} name="parts-questions">
                  <p>{sentence}</p>
                </Question>
              ))}
            </div>
          ),
        },
      ],
    },
    {
      name: 'Speaker',
      file: 'speaker.tsx',
      use: 'Below a quote, in its figure: who said it, and in a line or two who that is.',
      examples: [
        {
          name: 'With two lines',
          draw: ({ name, sentence, short }) => (
            <figure className="grid gap-4">
              <blockquote>{sentence}</blockquote>
              <Speaker portrait={portrait('amara')} name={name} lines={[short, short]} />
            </figure>
          ),
        },
      ],
    },
    {
      name: 'HeroText',
      file: 'hero-text.tsx',
      use: 'The title, text and calls to action of whatever begins a page.',
      isWide: true,
      examples: (['white', 'dark', 'primary'] as const).map((ground) => ({
        name: `On ${ground}`,
        ground,
        draw: ({ title, sentence, label, short }) => (
          <div className="container py-10">
            <HeroText
              title={title}
              heading="h4"
              size="HeadLarge"
              subtitle={short}
              body={<p>{sentence}</p>}
              primary={{ label, link: LINK, color: ground === 'white' ? undefined : 'light' }}
              secondary={{ label, link: LINK }}
              background={backgroundOf(ground, 'white')}
            />
          </div>
        ),
      })),
    },
    {
      name: 'Scrim',
      file: 'scrim.tsx',
      use: 'Behind a text on a picture, so that it is readable on any; the first child of a box of its classes.',
      isWide: true,
      examples: [
        {
          name: 'On a picture',
          draw: ({ title }) => (
            <div className="relative isolate overflow-clip text-paper">
              <Picture image={scene('savanna-sunrise')} sizes="100vw" className="full-bleed" />
              <div className="container py-24">
                <div className={scrimBoxClass('left')}>
                  <Scrim side="left" background={dark} />
                  <p className="text-head-sm">{title}</p>
                </div>
              </div>
            </div>
          ),
        },
      ],
    },
    {
      name: 'HeroStage',
      file: 'hero-stage.tsx',
      use: 'A hero on a picture or a colour, with cards over its lower edge.',
      isWide: true,
      examples: [
        {
          name: 'On a picture, with cards',
          draw: ({ title, sentence, label }) => (
            <HeroStage
              picture={{ image: scene('coast-road') }}
              leads={false}
              label={title}
              title={title}
              heading="h4"
              body={<p>{sentence}</p>}
              primary={{ label, link: LINK }}
              background={dark}
              cards={
                <CardRow
                  label={label}
                  cards={[1, 2, 3].map((number) => (
                    <PictureCard
                      key={number}
                      picture={scene('pine-climb')}
                      title={title}
                      heading="h5"
                      sizes={GRID_SIZES}
                      link={LINK}
                    />
                  ))}
                />
              }
            />
          ),
        },
      ],
    },
    {
      name: 'Section',
      file: 'section.tsx',
      use: 'Around whatever a page has from edge to edge: its ground, the rhythm of the page and the width of content.',
      isWide: true,
      examples: (['light', 'dark', 'cream'] as const).map((ground) => ({
        name: `On ${ground}`,
        draw: ({ sentence }) => (
          <Section background={backgroundOf(ground, 'white')}>
            <p>{sentence}</p>
          </Section>
        ),
      })),
    },
  ],
}
