/** Of last good readings, below the folder of what is kept. */
export const LAST_GOOD_FOLDER = 'last-good'
