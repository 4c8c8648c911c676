import { headScripts } from '../head-scripts.ts'
import { trustedInlineScripts } from './flight-scripts.ts'
import type { FrameworkScripts } from './flight-scripts.ts'
import { readFrameworkScripts } from './framework-scripts.ts'
import { contentSecurityPolicy, scriptHash } from './policy.ts'
import { policySources } from './policy-sources.ts'

const POLICY = 'content-security-policy'

type Page = { html: string; rscData?: Buffer; headers?: Record<string, unknown> }

/** Whether a page has its policy already. */
export const isDecorated = (page: Page) => page.headers?.[POLICY] !== undefined

/** Gives cached pages their content security policy (architecture.md, "Policy on cached pages"). */
export class PageDecorator {
  readonly #build: string
  #scripts: FrameworkScripts | undefined

  /** @param build the build's folder, `.next` */
  constructor(build: string) {
    this.#build = build
  }

  /** Sets the policy header on an entry that has none yet. An entry that can't be verified gets one without any hash. */
  decorate(page: Page, key: string): void {
    page.headers ??= {}
    if (isDecorated(page)) return
    this.#scripts ??= readFrameworkScripts(this.#build, Object.values(headScripts))
    const trusted = trustedInlineScripts(page.html, page.rscData?.toString('utf8') ?? '', this.#scripts)
    if (trusted === undefined) console.error(JSON.stringify({ level: 'error', message: 'page not verified', key }))
    page.headers[POLICY] = contentSecurityPolicy((trusted ?? []).map(scriptHash), policySources(process.env))
  }
}
