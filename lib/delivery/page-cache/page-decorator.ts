import { parseEnv } from '../../core/server/parse-env.ts'
import { siteLog } from '../../core/server/logging/logger.ts'
import { headScriptOf } from '../head-script.ts'
import { arrangeScripts, leaveScripts } from './arrange-scripts.ts'
import { readFrameworkScripts } from './framework-scripts.ts'
import { SPECULATION_RULES_HEADER } from '../speculation-rules.ts'
import { contentSecurityPolicy, scriptHash } from './policy.ts'
import { policySources } from './policy-sources.ts'
import { PAGE_DATA_HEADER } from './page-data.ts'
import { serviceScripts } from './service-scripts.ts'
import { withoutAddress, withoutHeadScript } from './slim-flight.ts'
import { type FrameworkScripts, verifyScripts } from './verify-scripts.ts'

const POLICY = 'content-security-policy'

type Page = { html: string; rscData?: Buffer; headers?: Record<string, unknown> }

/** Whether a page has its policy already. */
export const isDecorated = (page: Page) => page.headers?.[POLICY] !== undefined

/**
 * Gives cached pages their content security policy (architecture.md, "Policy on cached pages") and arranges their
 * scripts.
 */
export class PageDecorator {
  readonly #build: string
  /** This file is loaded outside the bundle, so it can't share the pages' `env`. */
  readonly #env = parseEnv(process.env)
  readonly #headScript = headScriptOf(this.#env.DELIVERY_STEPS)
  #scripts: FrameworkScripts | undefined

  /** @param build the build's folder, `.next` */
  constructor(build: string) {
    this.#build = build
  }

  /**
   * Decorates an entry that has no policy yet. A page that can't be verified is left unchanged and gets a policy
   * without any hash.
   *
   * @param isKept whether the page is stored, so that a request for its data can be answered from its entry
   */
  decorate(page: Page, key: string, { isKept = true } = {}): void {
    page.headers ??= {}
    if (isDecorated(page)) return
    const steps = this.#env.DELIVERY_STEPS
    const whole = verifyScripts(page.html, page.rscData?.toString('utf8') ?? '', this.#frameworkScripts)
    const verified = whole && withoutHeadScript(withoutAddress(whole), this.#headScript)
    if (verified && page.rscData) page.rscData = Buffer.from(verified.flight)
    const fileKey = isKept && this.#mayAnswerData ? key : undefined
    const served =
      verified && (steps.includes('arrange-scripts') ? arrangeScripts(verified, fileKey) : leaveScripts(verified))
    if (served === undefined) siteLog().error({ key }, 'page not verified')
    else page.html = served.html
    if (served?.data) page.headers[PAGE_DATA_HEADER] = served.data.name
    if (served !== undefined && steps.includes('speculation-rules')) {
      page.headers[SPECULATION_RULES_HEADER.name] = SPECULATION_RULES_HEADER.value
    }
    page.headers[POLICY] = contentSecurityPolicy(
      [...(served?.inlineScripts ?? []).map(scriptHash), ...serviceScripts(page.html, this.#env)],
      policySources(this.#env),
    )
  }

  /**
   * Whether a page's data may be a file. With several instances, the request may reach one that lacks this version of
   * the page; and a front's copy of the document may outlive the instance's page.
   */
  get #mayAnswerData(): boolean {
    const { DELIVERY_STEPS, REDIS_URL, FRONT_SECRET } = this.#env
    return DELIVERY_STEPS.includes('page-data-files') && REDIS_URL === undefined && FRONT_SECRET === undefined
  }

  /** The lines by which the framework starts on the pages of the build. */
  get startLines(): ReadonlySet<string> {
    return this.#frameworkScripts.start
  }

  get #frameworkScripts(): FrameworkScripts {
    return (this.#scripts ??= readFrameworkScripts(this.#build, [this.#headScript]))
  }
}
