/** A link's target and how it opens (decisions.md, "Site, pages and links"). */
export type ContentLink = {
  href: string
  /** Whether it leads to another origin or another program. */
  external: boolean
  /** Whether it opens a new tab: every external http(s) link, and an internal one if content says so. */
  newTab: boolean
}
