import { Button, buttonClass, type ButtonColour } from '@/components/ui/button'
import { ContentAnchor } from '@/components/ui/content-anchor'
import { ArrowForward } from '@/components/ui/icons'
import { ShareButton } from '@/components/ui/share/share-button'
import { DownArrow, ScrollEnd } from '@/components/ui/smooth-scroll/down-arrow'
import type { ColourName } from '@/lib/core/colours'
import type { Example, PartGroup } from './part'
import { LINK, LINK_ELSEWHERE } from './samples'

/** The colours that a button may have on a ground. */
const colours: readonly { ground: ColourName; on: string; suited: readonly ButtonColour[] }[] = [
  {
    ground: 'white',
    on: 'On the page',
    suited: ['primary', 'secondary', 'dark', 'blue', 'yellow', 'green', 'outline'],
  },
  { ground: 'light', on: 'On mist', suited: ['primary', 'secondary', 'dark', 'outline'] },
  { ground: 'dark', on: 'On a dark section', suited: ['primary', 'light', 'yellow', 'outline'] },
  { ground: 'primary', on: 'On the brand’s orange', suited: ['light', 'outline'] },
]

const inColours: Example[] = colours.map(({ ground, on, suited }) => ({
  name: `${on}: ${suited.join(', ')}`,
  ground,
  draw: ({ label }) => suited.map((color) => <Button key={color} button={{ label, link: LINK, color }} />),
}))

const focused: Example[] = (['white', 'dark', 'primary'] as const).map((ground) => ({
  name: `With the focus, on ${ground}`,
  ground,
  isFocused: true,
  draw: ({ label }) => <Button button={{ label, link: LINK, color: ground === 'white' ? 'primary' : 'light' }} />,
}))

export const buttons: PartGroup = {
  title: 'Buttons and links',
  parts: [
    {
      name: 'Button',
      file: 'button.tsx',
      use: 'For what a visitor comes to do: one primary button in a section, and an outline for the second choice.',
      examples: [
        ...inColours,
        {
          name: 'Small, medium, large',
          draw: ({ label }) =>
            (['small', 'medium', 'large'] as const).map((size) => (
              <Button key={size} button={{ label, link: LINK, size }} />
            )),
        },
        {
          name: 'With an icon; to another site, in a new tab',
          draw: ({ label }) => (
            <>
              <Button button={{ label, link: LINK }} icon={<ArrowForward className="size-5" />} />
              <Button button={{ label, link: LINK_ELSEWHERE, color: 'outline' }} />
            </>
          ),
        },
        {
          name: 'A real button, and one that waits and says for what',
          draw: ({ label, waiting }) => (
            <>
              <button type="button" className={buttonClass()}>
                {label}
              </button>
              <button type="button" aria-disabled className={buttonClass('primary', 'medium', 'opacity-60')}>
                {waiting}
              </button>
            </>
          ),
        },
        ...focused,
      ],
    },
    {
      name: 'ContentAnchor',
      file: 'content-anchor.tsx',
      use: 'For any link from content: it knows which links stay within the site, and says which open a new tab.',
      examples: [
        {
          name: 'Within the site, and to another one',
          draw: ({ label }) => (
            <p className="grid gap-2">
              <ContentAnchor link={LINK} className="underline">
                {label}
              </ContentAnchor>
              <ContentAnchor link={LINK_ELSEWHERE} className="underline">
                {label}
              </ContentAnchor>
            </p>
          ),
        },
      ],
    },
    {
      name: 'ShareButton',
      file: 'share/share-button.tsx',
      use: 'For a page that people tell each other about: the device’s own way to share, or a copy of the address.',
      examples: [
        {
          name: 'Outline',
          draw: ({ title }) => <ShareButton title={title} url="https://example.com" color="outline" />,
        },
        {
          name: 'Light, on a dark section',
          ground: 'dark',
          draw: ({ title }) => <ShareButton title={title} url="https://example.com" color="light" />,
        },
      ],
    },
    {
      name: 'DownArrow',
      file: 'smooth-scroll/down-arrow.tsx',
      use: 'At the lower edge of a picture as high as the window, where nothing else says that the page goes on.',
      examples: [
        {
          name: 'In a box with the end that it leads to',
          ground: 'dark',
          draw: () => (
            <div className="relative h-32 w-full">
              <DownArrow endId="end-of-parts-arrow" />
              <ScrollEnd id="end-of-parts-arrow" />
            </div>
          ),
        },
      ],
    },
  ],
}
