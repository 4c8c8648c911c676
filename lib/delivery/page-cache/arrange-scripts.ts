import { PAGE_FILES } from '../page-files-script.ts'
import { pageDataOf, pageDataScript, type PageData } from './page-data.ts'
import { preloadOnce } from './preload-once.ts'
import { flightScript, PAGE_END, type PageScript, type VerifiedPage } from './verify-scripts.ts'

/** A document as it is served, and the texts of the inline scripts that its policy allows. */
export type ArrangedPage = { html: string; inlineScripts: string[]; data?: PageData | undefined }

/** Preloads of scripts, which are removed: the browser would fetch the file without its integrity, and then once more. */
const PRELOAD = /<link rel="preload" as="script"[^>]* href="([^"]+)"[^>]*>/g

/**
 * Moves a page's scripts to the end (docs/decisions/016). The framework's files become a list that the head script runs,
 * each with its integrity hash. Foreign scripts stay in place, without permission to run. The file for browsers that
 * don't know modules is left out: neither these scripts nor the head script run in them. Flight scripts are merged into
 * one, built from the data alone: at the end of the body, or as a file of its own in the list (045). Preloads are
 * written once.
 *
 * @param key the framework's key of the page, if its data are to be a file
 */
export function arrangeScripts({ parts, flight }: VerifiedPage, key?: string): ArrangedPage {
  const scripts = parts.filter((part) => typeof part !== 'string')
  const files = new Map(scripts.flatMap((each) => (each.kind === 'file' ? [[each.path, each.integrity]] : [])))
  const texts = (kind: 'constant' | 'start' | 'flight-begin') =>
    scripts.flatMap((each) => (each.kind === kind ? [each.text] : []))
  const [start, ...others] = texts('start')
  const canBeFile = key !== undefined && start !== undefined && others.length === 0
  const data = canBeFile ? pageDataOf(key, pageDataScript(flight, start)) : undefined
  const listed = data ? [[data.path, data.integrity], ...files] : [...files]
  const list = `<script type="text/plain" id="${PAGE_FILES}">${listed.map((file) => file.join(' ')).join('\n')}</script>`
  const inline = data ? [] : [[...texts('flight-begin'), flightScript(flight)].join(';')]
  const moved = data ? WITH_DATA : MOVED
  const rest = parts.map((part) => (typeof part === 'string' ? part : arranged(part, moved))).join('')
  const html = rest.slice(0, -PAGE_END.length).replace(PRELOAD, (link, path: string) => (files.has(path) ? '' : link))
  return {
    html: [preloadOnce(html), list, ...inline.map((text) => `<script>${text}</script>`), PAGE_END].join(''),
    inlineScripts: [...texts('constant'), ...(data ? [] : texts('start')), ...inline],
    data,
  }
}

type Kinds = ReadonlySet<PageScript['kind']>
const MOVED: Kinds = new Set(['file', 'old-file', 'flight', 'flight-begin'] as const)
const WITH_DATA: Kinds = new Set([...MOVED, 'start'] as const)

const arranged = (script: PageScript, moved: Kinds) => (moved.has(script.kind) ? '' : withIntegrity(script))

/** Leaves a page's scripts where the framework put them. */
export function leaveScripts({ parts }: VerifiedPage): ArrangedPage {
  const scripts = parts.filter((part) => typeof part !== 'string')
  return {
    html: parts.map((part) => (typeof part === 'string' ? part : withIntegrity(part))).join(''),
    inlineScripts: scripts.flatMap((each) => ('text' in each ? [each.text] : [])),
  }
}

const withIntegrity = (script: PageScript) =>
  'integrity' in script ? script.element.replace('>', ` integrity="${script.integrity}">`) : script.element
