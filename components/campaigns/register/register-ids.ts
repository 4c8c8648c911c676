/** Of the terms of a registration button, by the id of its dialog. */
export const termsIdOf = (dialogId: string) => `${dialogId}-terms`

/** Of the button itself: sign-in leads back to it where the terms were not ticked. */
export const buttonIdOf = (dialogId: string) => `${dialogId}-register`
