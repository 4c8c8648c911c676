/** Folder of last good readings, inside the data folder. */
export const LAST_GOOD_FOLDER = 'last-good'
