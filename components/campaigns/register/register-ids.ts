/** Id of a registration button's terms, derived from its dialog's id. */
export const termsIdOf = (dialogId: string) => `${dialogId}-terms`

/** Id of the registration button itself: sign-in leads back to it if the terms weren't ticked. */
export const buttonIdOf = (dialogId: string) => `${dialogId}-register`
