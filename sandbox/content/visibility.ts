/**
 * Who may read a repository through its API (Prismic's settings, API & Security). `open`: everybody; `public`: releases only
 * with an access token; `private`: nothing without one.
 */
export const VISIBILITIES = ['open', 'public', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]
