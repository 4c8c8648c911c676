/** The words of the pairing, from content where editors gave them. */
export type PairingTexts = Record<
  | 'connect'
  | 'oneClick'
  | 'linkAccount'
  | 'pairing'
  | 'termsFirst'
  | 'close'
  | 'checking'
  | 'notLinkedTitle'
  | 'notLinked'
  | 'notYet'
  | 'wrongPageTitle'
  | 'wrongPage'
  | 'profile'
  | 'leave'
  | 'left'
  | 'errorTitle'
  | 'retry'
  | 'linkedTitle'
  | 'linked'
  | 'dismiss',
  string
>
