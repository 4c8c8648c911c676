import { PAGE_FILES } from '../head-scripts.ts'
import { flightScript, PAGE_END, type PageScript, type VerifiedPage } from './verify-scripts.ts'

/** A document as it is served, and the texts of the inline scripts that its policy allows. */
export type ServedPage = { html: string; inlineScripts: string[] }

/** Preloads of scripts, which are removed: the browser would fetch the file without its integrity, and then once more. */
const PRELOAD = /<link rel="preload" as="script"[^>]* href="([^"]+)"[^>]*>/g

/**
 * Moves a page's scripts to the end (docs/decisions/016): flight scripts are merged into one, built from the data
 * alone, at the end of the body. The framework's files become a list that the head script runs, each with its integrity
 * hash; the file for old browsers stays in place, and so do foreign scripts, without permission to run.
 */
export function arrangeScripts({ parts, flight }: VerifiedPage): ServedPage {
  const scripts = parts.filter((part) => typeof part !== 'string')
  const files = new Map(scripts.flatMap((each) => (each.kind === 'file' ? [[each.path, each.integrity]] : [])))
  const begin = scripts.flatMap((each) => (each.kind === 'flight-begin' ? [each.text] : []))
  const data = [...begin, flightScript(flight)].join(';')
  const list = [...files].map((file) => file.join(' ')).join('\n')
  const block = `<script type="text/plain" id="${PAGE_FILES}">${list}</script><script>${data}</script>${PAGE_END}`
  const rest = parts.map((part) => (typeof part === 'string' ? part : arranged(part))).join('')
  const html = rest.slice(0, -PAGE_END.length).replace(PRELOAD, (link, path: string) => (files.has(path) ? '' : link))
  const constants = scripts.flatMap((each) => (each.kind === 'constant' ? [each.text] : []))
  return { html: html + block, inlineScripts: [...constants, data] }
}

const MOVED: ReadonlySet<PageScript['kind']> = new Set(['file', 'flight', 'flight-begin'])

const arranged = (script: PageScript) => (MOVED.has(script.kind) ? '' : withIntegrity(script))

/** Leaves a page's scripts where the framework put them. */
export function leaveScripts({ parts }: VerifiedPage): ServedPage {
  const scripts = parts.filter((part) => typeof part !== 'string')
  return {
    html: parts.map((part) => (typeof part === 'string' ? part : withIntegrity(part))).join(''),
    inlineScripts: scripts.flatMap((each) => ('text' in each ? [each.text] : [])),
  }
}

const withIntegrity = (script: PageScript) =>
  'integrity' in script ? script.element.replace('>', ` integrity="${script.integrity}">`) : script.element
