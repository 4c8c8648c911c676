/** The words of the player's sign-up control; those with the group's letter name the button to screen readers. */
export type SignUpTexts = Record<
  | 'join'
  | 'joinLabel'
  | 'joining'
  | 'leave'
  | 'leaveLabel'
  | 'leaving'
  | 'joined'
  | 'closed'
  | 'restricted'
  | 'unknown'
  | 'retry'
  | 'retrying'
  | 'tooManyTries',
  string
>
