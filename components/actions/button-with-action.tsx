import { RegisterButton } from '@/components/campaigns/register/register-button'
import { HelpButton } from '@/components/contact/help-button'
import { Button, buttonClass, type ButtonColour, type ButtonSize, type CtaPosition } from '@/components/ui/button'
import type { ButtonAction } from './button-action'
import { PlayIcon } from '@/components/ui/icons'
import { VideoDialog } from '@/components/ui/video/video-dialog'

/** A button with its action. Content needs a label and an address or an event to become one (PB-032). */
export type ActionButton = { label: string; action: ButtonAction; color?: ButtonColour; size?: ButtonSize }

type ButtonWithActionProps = {
  button: ActionButton
  /** Id of the dialog that the button may open; unique on the page. */
  dialogId: string
  /** Whether the video loops. */
  loops?: boolean
  className?: string
  cta?: CtaPosition
}

/** A button that follows a link, opens a video, registers for a campaign or opens help. */
export function ButtonWithAction({ button, dialogId, loops, className, cta = 'primary' }: ButtonWithActionProps) {
  const { label, action, color, size } = button
  if (action.kind === 'link') {
    return <Button button={{ label, color, size, link: action.link }} className={className} cta={cta} />
  }
  if (action.kind === 'help') {
    const { means, href } = action
    return (
      <HelpButton label={label} means={means} href={href} className={buttonClass(color, size, className)} cta={cta} />
    )
  }
  if (action.kind === 'register') {
    const { registration } = action
    return (
      <RegisterButton
        label={label}
        registration={registration}
        dialogId={dialogId}
        color={color}
        size={size}
        cta={cta}
      />
    )
  }
  return (
    <VideoDialog
      id={dialogId}
      address={action.address}
      title={label}
      loops={loops}
      className={buttonClass(color, size, className)}
      data={{ 'data-cta': cta }}
    >
      <span className="contents">
        <PlayIcon className="size-5" />
        {label}
      </span>
    </VideoDialog>
  )
}
