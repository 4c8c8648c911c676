/** Maximum length of an interaction's texts, in characters: the browser truncates longer ones, the server rejects them. */
export const LABEL_LIMIT = 200
export const URL_LIMIT = 2000
