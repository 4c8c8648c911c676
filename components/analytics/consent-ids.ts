/** Ids of the consent banner and of the dialog with the single choices, on pages that have them. */
export const BANNER_ID = 'consent'
export const CHOICES_ID = 'consent-choices'
