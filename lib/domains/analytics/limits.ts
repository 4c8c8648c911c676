/** How long the texts of an interaction may be, in characters: the browser cuts what is longer, the server refuses it. */
export const LABEL_LIMIT = 200
export const URL_LIMIT = 2000
