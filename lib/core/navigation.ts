import type { ContentLink } from './content-link'

export type NavigationLink = { label: string; link: ContentLink }

/** An entry of the main navigation: a link, or a menu of links. */
export type NavigationItem = { label: string; link?: ContentLink; children: NavigationLink[] }
