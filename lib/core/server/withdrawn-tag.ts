/** Prefix of the tags that name a page's document. */
export const WITHDRAWN = 'withdrawn:'

/**
 * Tag of a document's page, invalidated when the document is unpublished: in an outage a stale page is served, a
 * withdrawn one is not.
 */
export const withdrawnTag = ({ id }: { id: string }) => `${WITHDRAWN}${id}`
