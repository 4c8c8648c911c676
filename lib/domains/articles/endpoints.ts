import { endpoint } from '@/lib/core/endpoint'

/** The picture of an article that has none of its own, for links to it. */
export const articlePicture = endpoint('GET', '/api/pictures/news/:id/:locale', { limit: 'reads', answer: 'image/png' })
