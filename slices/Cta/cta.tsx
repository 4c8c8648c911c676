import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ButtonWithAction, type ActionButton } from '@/components/actions/button-with-action'
import type { Background } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'

type CtaViewProps = {
  title: string
  body: ReactNode
  button: ActionButton | undefined
  background: Background
  /** Prefix of ids within it; unique on the page. */
  id: string
}

export function CtaView({ title, body, button, background, id }: CtaViewProps) {
  return (
    <Section
      background={background}
      className={clsx('grid items-center gap-8', button && 'lg:grid-cols-[3fr_2fr] lg:gap-16')}
    >
      <div className="room text-lg">
        <h2 className="text-head-xl">{title}</h2>
        {body && <div className="mt-4">{body}</div>}
      </div>
      {button && (
        // Checkboxes have orange ticks elsewhere, which would not be visible here.
        <div className="lg:justify-self-end [&_input]:accent-ink">
          <ButtonWithAction
            button={{ ...button, color: button.color ?? (background.isDark ? 'light' : 'primary') }}
            dialogId={`${id}-dialog`}
          />
        </div>
      )}
    </Section>
  )
}
