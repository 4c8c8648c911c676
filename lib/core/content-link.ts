/** Where a link leads and how it opens (decisions.md, "Site, pages and links"). */
export type ContentLink = {
  href: string
  /** Leads to another origin or another program. */
  external: boolean
  /** Opens a new tab: every external http(s) link, and an internal one where the content asks for it. */
  newTab: boolean
}
