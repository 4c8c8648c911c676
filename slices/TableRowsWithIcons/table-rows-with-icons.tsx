import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { backgroundOf } from '@/components/ui/colours'
import { type IconName, NamedIcon } from '@/components/ui/icon-named'
import { Section } from '@/components/ui/section'
import type { HeadingTag } from '@/slices/readers/read'

export const titleSizes = ['HeadXL', 'HeadXXL', 'HeadLarge'] as const

export type IconRow = {
  icon: IconName
  /** Colour of the disc behind the icon: a brand colour or a hex value. */
  color: string | undefined
  copy: ReactNode
}

type TableRowsWithIconsViewProps = {
  title: string
  heading: HeadingTag
  size: (typeof titleSizes)[number]
  subtitle: string | undefined
  lines: IconRow[]
}

const sizes = { HeadXXL: 'text-head-xxl', HeadXL: 'text-head-xl', HeadLarge: 'text-head-large' }

export function TableRowsWithIconsView({
  title,
  heading: Heading,
  size,
  subtitle,
  lines,
}: TableRowsWithIconsViewProps) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-20">
      <div>
        <Heading className={sizes[size]}>{title}</Heading>
        {subtitle !== undefined && <p className="mt-4 text-lg text-muted">{subtitle}</p>}
      </div>
      <ul className="border-t border-line">
        {lines.map((line, index) => (
          <Row key={index} {...line} />
        ))}
      </ul>
    </Section>
  )
}

function Row({ icon, color, copy }: IconRow) {
  const background = backgroundOf(color, 'primary')
  return (
    <li className="flex items-center gap-5 border-b border-line py-5">
      <span
        className={clsx('grid size-12 shrink-0 place-items-center rounded-full', background.className)}
        style={background.style}
      >
        <NamedIcon name={icon} className="size-6" />
      </span>
      <div className="min-w-0">{copy}</div>
    </li>
  )
}
