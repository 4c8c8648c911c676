import { endpoint } from '@/lib/core/endpoint'

/** The picture of the site, for links to pages that have none of their own. */
export const sitePicture = endpoint('GET', '/api/pictures/site/:locale', { limit: 'reads', answer: 'image/png' })
