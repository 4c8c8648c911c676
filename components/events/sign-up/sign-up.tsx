import type { ReactNode } from 'react'
import type { Event, Subgroup } from '@/lib/domains/events/schema'
import type { SignUpNotice } from '@/lib/domains/events/sign-up/rules'
import { SignUpControl } from './sign-up-control'
import { signUpTexts } from './sign-up-texts'

export type SignUpProps = {
  event: Event
  subgroup: Subgroup
  eventSecret?: string
  notices: Record<SignUpNotice, ReactNode>
  isBelowNotices?: boolean
  now: Date
}

/** The server-rendered sign-up control of one start, with its texts. */
export async function SignUp(props: SignUpProps) {
  const { category } = props.subgroup
  return <SignUpControl {...props} texts={await signUpTexts({ category })} />
}
