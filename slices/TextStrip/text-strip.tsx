import { clsx } from 'clsx'
import { Button, type ButtonLink } from '@/components/ui/button'
import type { Background } from '@/components/ui/colours'

type TextStripViewProps = { line: string | undefined; button: ButtonLink | undefined; background: Background }

/** A low band that separates two sections with less than a section's height. */
export function TextStripView({ line, button, background }: TextStripViewProps) {
  return (
    <section
      className={clsx('py-6', background.className)}
      style={background.style}
      data-background={background.isDark ? 'dark' : undefined}
    >
      <div className="container flex flex-wrap items-center justify-center gap-x-8 gap-y-4 text-center md:justify-between md:text-start">
        {line !== undefined && <p className="max-w-[65ch] min-w-0 text-lg font-semibold">{line}</p>}
        {button && <Button button={{ ...button, size: 'small', color: background.isDark ? 'light' : 'dark' }} />}
      </div>
    </section>
  )
}
