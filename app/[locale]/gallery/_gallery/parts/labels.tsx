import type { ReactNode } from 'react'
import { Badge, badgeSizes, badgeTypes } from '@/components/ui/badge'
import { NamedIcon, type IconName } from '@/components/ui/icon-named'
import * as lineIcons from '@/components/ui/icons'
import { LogoMark } from '@/components/ui/logo-mark'
import { Notice, severities } from '@/components/ui/notice'
import { PlaySign } from '@/components/ui/play-sign'
import type { PartGroup } from './part'

const { Icon, ...icons } = lineIcons

/** Every name, as the compiler sees to it. */
const iconNames: Record<IconName, true> = {
  bike: true,
  run: true,
  heart: true,
  clock: true,
  bolt: true,
  mountain: true,
  users: true,
  calendar: true,
  screen: true,
  trophy: true,
  check: true,
}

const isIconName = (name: string): name is IconName => Object.hasOwn(iconNames, name)

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="grid w-24 justify-items-center gap-1 text-xs">
      {children}
      {name}
    </span>
  )
}

export const labels: PartGroup = {
  title: 'Labels, notes and signs',
  parts: [
    {
      name: 'Badge',
      file: 'badge.tsx',
      use: 'For a level, a duration or a price cut: one or two words that stand out, never a sentence or a button.',
      examples: [
        ...badgeTypes.map((type) => ({
          name: `${type}: ${badgeSizes.join(', ')}`,
          draw: ({ short }: { short: string }) =>
            badgeSizes.map((size) => <Badge key={size} label={short} type={type} fontSize={size} />),
        })),
        {
          name: 'In the colours of content',
          draw: ({ short }) =>
            ['primary', 'secondary', 'dark', 'blue', 'yellow', 'green', '#7a1f5c'].map((color) => (
              <Badge key={color} label={short} color={color} />
            )),
        },
        {
          name: 'On a dark section',
          ground: 'dark',
          draw: ({ short }) => (
            <>
              <Badge label={short} color="yellow" />
              <Badge label={short} type="secondary" />
            </>
          ),
        },
      ],
    },
    {
      name: 'Notice',
      file: 'notice.tsx',
      use: 'For a message that is part of the page from the start; what happens while a visitor looks is a status.',
      isWide: true,
      examples: severities.flatMap((severity) => [
        {
          name: severity,
          draw: ({ sentence }: { sentence: string }) => (
            <div className="container">
              <Notice severity={severity} label={severity}>
                {sentence}
              </Notice>
            </div>
          ),
        },
        {
          name: `${severity}, a band across the page`,
          draw: ({ sentence }: { sentence: string }) => (
            <Notice severity={severity} label={`${severity}, as a band`} isBand>
              {sentence}
            </Notice>
          ),
        },
      ]),
    },
    {
      name: 'Icons',
      file: 'icons.tsx',
      use: 'Beside a text or in a labelled button, in the text’s colour; an icon never says something alone.',
      examples: [
        {
          name: 'Each by its name',
          draw: () =>
            Object.entries(icons).map(([name, Each]) => (
              <Named key={name} name={name}>
                <Each className="size-6" />
              </Named>
            )),
        },
        {
          name: 'One of its own',
          draw: () => (
            <Icon className="size-6">
              <path d="M4 12h16" />
            </Icon>
          ),
        },
      ],
    },
    {
      name: 'NamedIcon',
      file: 'icon-named.tsx',
      use: 'For an icon that editors choose by its name.',
      examples: [
        {
          name: 'Each by its name in content',
          draw: () =>
            Object.keys(iconNames)
              .filter(isIconName)
              .map((name) => (
                <Named key={name} name={name}>
                  <NamedIcon name={name} className="size-6" />
                </Named>
              )),
        },
      ],
    },
    {
      name: 'LogoMark',
      file: 'logo-mark.tsx',
      use: 'The theme’s logo, where the site shows itself: header, sign-in, pictures of shared links.',
      examples: [
        { name: 'On the page', draw: () => <LogoMark className="size-12" /> },
        { name: 'On a dark section', ground: 'dark', draw: () => <LogoMark className="size-12" /> },
      ],
    },
    {
      name: 'PlaySign',
      file: 'play-sign.tsx',
      use: 'Over the picture of a card that leads to a video; the card is the link, the sign is none.',
      examples: [{ name: 'Over a picture', ground: 'dark', draw: () => <PlaySign /> }],
    },
  ],
}
