/** Beginning of the tags that say of a page which document it is about. */
export const WITHDRAWN = 'withdrawn:'

/**
 * Carried by the page of a document, and invalidated when the document is taken off the site: a page that is merely out of
 * date serves in an outage, one that was withdrawn does not.
 */
export const withdrawnTag = ({ id }: { id: string }) => `${WITHDRAWN}${id}`
