/** Id of the dialog with the search field. */
export const SEARCH_DIALOG = 'search-dialog'

/** Key of the browser's storage; `off` for visitors who don't want a single character to open the search. */
export const SEARCH_KEY_CHOICE = 'search-key'
