/** Ids of the consent banner and of the dialog with the single choices, on pages that have them. */
export const BANNER_ID = 'consent'
export const CHOICES_ID = 'consent-choices'

/** Id of the box in that dialog that stands for a category. */
export const boxIdOf = (category: string) => `${CHOICES_ID}-${category}`
