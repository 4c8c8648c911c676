import { createHash } from 'node:crypto'
import { FLIGHT_BEGIN, flightScript } from './verify-scripts.ts'

/** Internal header of a page's entry, removed from every response: the name of the page's data file. */
export const PAGE_DATA_HEADER = 'x-page-data'

/** The data file of a page: its address on the site, its `integrity`, and its name, a hash of the content. */
export type PageData = { path: string; integrity: string; name: string }

/**
 * The text of a page's data file (docs/decisions/045): the flight data, and then the bundler's start line, so that the
 * framework never starts without the page's data, in any order of the files' arrival.
 */
export const pageDataScript = (flight: string, start: string) => [FLIGHT_BEGIN, flightScript(flight), start].join(';')

const PAGE_KEY = /^\/route-cache\/APP_PAGE\/([0-9a-f]{64})\/\$(\/.*)$/s
const ADDRESS = /^\/page-data\/([\w-]{43})\/([0-9a-f]{64})(\/[^?#]*)\.js$/

/**
 * The data file of a page. Its address contains the hash of its content and the page's key, by which the server finds
 * the page's entry.
 *
 * @param key the framework's key of the page
 * @returns undefined for a key of another form
 */
export function pageDataOf(key: string, script: string): PageData | undefined {
  const [, owner, path] = PAGE_KEY.exec(key) ?? []
  if (owner === undefined || path === undefined) return undefined
  const name = dataFileName(script)
  const address = `/page-data/${name}/${owner}${path.split('/').map(encodeURIComponent).join('/')}.js`
  return { path: address, integrity: `sha256-${Buffer.from(name, 'base64url').toString('base64')}`, name }
}

/** The page and the name of the content that the address of a data file contains; undefined for any other address. */
export function pageOfData(address: string): { key: string; name: string } | undefined {
  const [, name, owner, path] = ADDRESS.exec(address) ?? []
  if (name === undefined || owner === undefined || path === undefined) return undefined
  try {
    return { key: `/route-cache/APP_PAGE/${owner}/$${decodeURIComponent(path)}`, name }
  } catch {
    return undefined
  }
}

export const dataFileName = (script: string) => createHash('sha256').update(script).digest('base64url')
