import type { SignUpTexts } from '@/components/events/sign-up/sign-up-texts'

/** Words of the control in tests, for group B. */
export const signUpTexts: SignUpTexts = {
  join: 'Join',
  joinLabel: 'Join group B',
  move: 'Move here',
  joining: 'Joining…',
  leave: 'Leave',
  leaveLabel: 'Leave group B',
  leaving: 'Leaving…',
  left: 'You’ve left',
  joined: 'You’re in',
  closed: 'Closed',
  restricted: 'Invitation only',
  notForYou: 'Not for you',
  unknown: 'Unknown',
  retry: 'Retry',
  retrying: 'Retrying',
  tooManyTries: 'Please wait {wait}.',
  unreadable: 'This can’t be read.',
}
