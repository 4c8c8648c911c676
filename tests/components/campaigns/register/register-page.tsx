import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import PlayerRegisterIsland, { type PlayerRegisterProps } from '@/components/campaigns/register/player-register'
import { browserQueryClient } from '@/lib/core/query-client'
import { openDialogs } from '../../../support/dialogs'

export const intent = 'gruppetto:register:tour'
const texts = {
  label: 'Join',
  checking: 'Signing you up…',
  signedUp: 'Signed Up',
  termsFirst: 'Please accept the terms first.',
  tooManyTries: 'Please wait {wait}.',
  unreadable: 'This can’t be read.',
}

/** A page that a player opens, of which no other test knows anything. */
export function openPage(): void {
  browserQueryClient().clear()
  document.documentElement.dataset.player = 'on'
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openDialogs()
}

const buttonOf = (props: Partial<PlayerRegisterProps>) => (
  <>
    <PlayerRegisterIsland
      campaign="tour"
      intent={intent}
      dialogId="dialog"
      texts={texts}
      className=""
      cta="primary"
      {...props}
    >
      <a href="/login">Join as a visitor</a>
    </PlayerRegisterIsland>
    <dialog id={props.dialogId ?? 'dialog'} />
  </>
)

export async function draw(...buttons: Partial<PlayerRegisterProps>[]) {
  await act(async () =>
    render(
      <>
        {buttons.map((props, index) => (
          <div key={index}>{buttonOf(props)}</div>
        ))}
      </>,
    ),
  )
  return screen.queryAllByRole('button')
}

export const click = async (element: Element | undefined) => {
  if (element) await userEvent.setup().click(element)
}
