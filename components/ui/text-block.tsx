import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button, type ButtonLink } from './button'
import type { Background } from './colours'

export type TextAlignment = 'left' | 'center' | 'right'

export type TextBlock = { copy: ReactNode; style: 'body' | 'lead' | 'small'; alignment: TextAlignment }

const alignments: Record<TextAlignment, string> = {
  left: 'text-start',
  center: 'mx-auto text-center',
  right: 'ms-auto text-end',
}

const sizes = { body: '', lead: 'text-lg', small: 'text-sm' }

/** The line length, size and alignment of a block. */
export const textBlockClass = ({ style, alignment }: Pick<TextBlock, 'style' | 'alignment'>) =>
  clsx('w-full max-w-[65ch]', sizes[style], alignments[alignment])

/** A block of running text at the site's line length. */
export function TextBlockBox({ copy, ...block }: TextBlock) {
  return <div className={textBlockClass(block)}>{copy}</div>
}

/** Alignment of the button row below a text. */
export const buttonAlignment: Record<TextAlignment, string> = {
  left: '',
  center: 'justify-center',
  right: 'justify-end',
}

/** The buttons below a text. A button whose colour editors left open gets one that contrasts with the background. */
export function TextButtons({ buttons, alignment, background }: TextButtonsProps) {
  if (buttons.length === 0) return null
  return (
    <div className={clsx('flex flex-wrap gap-4', buttonAlignment[alignment])}>
      {buttons.map((button, index) => (
        <Button
          key={index}
          button={{ ...button, color: button.color ?? (background.isDark ? 'light' : 'primary') }}
          cta={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </div>
  )
}

type TextButtonsProps = { buttons: readonly ButtonLink[]; alignment: TextAlignment; background: Background }
