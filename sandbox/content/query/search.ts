import { parsingError } from '../api-error.ts'
import { masterLanguage } from '../catalog.ts'
import type { ContentDocument, View } from '../view.ts'
import { createFieldPicker, parsePaths } from './fetched-fields.ts'
import { embedLinked } from './linked-documents.ts'
import { createMatcher } from './matcher.ts'
import { parseOrderings } from './orderings.ts'
import { createUrlResolver } from './routes.ts'

/** Prismic's answer to a search. */
export type SearchAnswer = {
  page: number
  results_per_page: number
  results_size: number
  total_results_size: number
  total_pages: number
  next_page: string | null
  prev_page: string | null
  results: ContentDocument[]
  version: string
  license: string
}

const maxPageSize = 100

/**
 * One page of a query's documents in a view.
 * @param url address of the request, repeated in the paging links
 * @param master language that is searched in if the request names none
 * @throws ApiError 400 parsing-error
 */
export function search(view: View, url: URL, master = masterLanguage): SearchAnswer {
  const found = findDocuments(view, url.searchParams, master)
  const size = Math.min(readCount(url.searchParams, 'pageSize', 20), maxPageSize)
  const page = readCount(url.searchParams, 'page', 1)
  const pages = Math.ceil(found.length / size)
  const results = found.slice((page - 1) * size, page * size)
  return {
    page,
    results_per_page: size,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? pageUrl(url, page + 1) : null,
    prev_page: page > 1 ? pageUrl(url, page - 1) : null,
    results: withLinked(results, view, url.searchParams).map(createFieldPicker(url.searchParams.get('fetch'))),
    version: 'sandbox',
    license: 'All Rights Reserved',
  }
}

function findDocuments(view: View, parameters: URLSearchParams, master: string): ContentDocument[] {
  const matches = createMatcher(parameters.getAll('q'), view)
  const lang = parameters.get('lang') ?? master
  const found = view.documents.filter((document) => (lang === '*' || document.lang === lang) && matches(document))
  const orderings = parameters.get('orderings')
  return orderings === null ? found : found.sort(parseOrderings(orderings))
}

function withLinked(documents: ContentDocument[], view: View, parameters: URLSearchParams): ContentDocument[] {
  const routes = parameters.get('routes')
  const brokenRoute = parameters.get('brokenRoute') ?? undefined
  const fetchLinks = parsePaths(parameters.get('fetchLinks'))
  if (routes === null && brokenRoute === undefined && fetchLinks.length === 0) return documents
  const resolveUrl = routes === null ? () => null : createUrlResolver(routes, view)
  return documents.map((document) => embedLinked(document, view, { fetchLinks, resolveUrl, brokenRoute }))
}

function readCount(parameters: URLSearchParams, name: string, otherwise: number): number {
  const written = parameters.get(name)
  if (written === null || written === '') return otherwise
  if (!/^[1-9]\d{0,5}$/.test(written)) throw parsingError(`${name} is not a positive number`, written)
  return Number(written)
}

function pageUrl(url: URL, page: number): string {
  const other = new URL(url)
  other.searchParams.set('page', `${page}`)
  return other.href
}
