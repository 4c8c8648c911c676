import type {
  BreadcrumbListLeaf,
  Graph,
  OrganizationLeaf,
  SearchActionLeaf,
  Thing,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts'

/** The site that things belong to: its name, and its origin. */
export type Site = { name: string; url: string }

/**
 * What a page tells search engines (schema.org), as the text of a script element that is data: no engine of a browser runs
 * it, so that no policy forbids it, and no text in it can close the element.
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** Who runs the site. The same on every page, so that search engines know that it is the same. */
export function organizationOf({ name, url }: Site) {
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url: `${url}/`,
  } as const satisfies OrganizationLeaf
}

/** The site itself, as the front page tells of it and other pages name it. */
export function websiteOf({ name, url }: Site) {
  return { '@type': 'WebSite', '@id': `${url}/#website`, name, url: `${url}/` } as const satisfies WebSiteLeaf
}

/** The way to a page. @param steps from the front page to the page itself, as the links on the page name them */
export function breadcrumbsOf(steps: readonly { name: string; url: string }[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** How the site is searched. @param page of the search, absolute, in the language of the page that tells of it */
export function searchActionOf(page: string): WithActionConstraints<SearchActionLeaf> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${page}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}
