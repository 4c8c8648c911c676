import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { type Announcements, announcementsOf, followAnnouncements, forgetAnnouncements } from './announcements.ts'

/** The languages of the site. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'it' | 'ja'

/** What a walker names: a role and a name, and what it lies in, if that says which of several is meant. */
export type Target = { role: Role; name: string | RegExp; within?: Target }

type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'progressbar'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'status'
  | 'textbox'

/** How somebody uses a page: each names what it acts on as the person would. */
export type Hands = {
  press: (target: Target) => Promise<void>
  write: (target: Target, text: string) => Promise<void>
  /** Chooses an option of a list by its words. */
  choose: (target: Target, option: string) => Promise<void>
  /** Waits until the page has it. */
  find: (target: Target) => Promise<void>
  /** Waits until the page has these words, anywhere. */
  read: (words: string) => Promise<void>
}

/** What a story cost. */
export type Steps = { pages: number; presses: number; fields: number }

/**
 * Somebody who walks through the site from a start to a goal, by one way of using it alone, and whose steps are counted:
 * pages that open, presses, and fields that are filled in.
 */
export class Walker {
  readonly page: Page
  readonly language: Language
  readonly steps: Steps = { pages: 0, presses: 0, fields: 0 }
  readonly #hands: Hands
  #place = ''
  #looked = 0

  private constructor(page: Page, language: Language, hands: Hands) {
    this.page = page
    this.language = language
    this.#hands = hands
    this.#place = placeOf(page.url())
  }

  /** @param hands that act on the page */
  static async on(page: Page, language: Language, hands: Hands): Promise<Walker> {
    await followAnnouncements(page)
    const walker = new Walker(page, language, hands)
    page.on('framenavigated', (frame) => frame === page.mainFrame() && walker.#count(frame.url()))
    return walker
  }

  /** One of the words for the walker's language. */
  say<const Words extends Partial<Record<Language, unknown>>>(words: Words): Words[keyof Words] {
    const word = words[this.language]
    if (word === undefined) throw new Error(`the story has no words in ${this.language}`)
    // What is not undefined is one of its values.
    return word as Words[keyof Words]
  }

  /** Types an address, which is in the walker's language. */
  async open(path: string): Promise<void> {
    const before = this.steps.pages
    await this.page.goto(this.#localized(path))
    // The same address once more is a page, too.
    if (this.steps.pages === before) this.steps.pages += 1
  }

  async press(role: Role, name: string | RegExp, within?: Target): Promise<void> {
    await this.#look()
    await forgetAnnouncements(this.page)
    await this.#hands.press(targetOf(role, name, within))
    this.steps.presses += 1
  }

  async write(name: string | RegExp, text: string, within?: Target): Promise<void> {
    await this.#look()
    await this.#hands.write(targetOf('textbox', name, within), text)
    this.steps.fields += 1
  }

  /** Types into a search, which answers while one types. */
  async search(name: string, words: string): Promise<void> {
    await this.#look()
    await forgetAnnouncements(this.page)
    await this.#hands.write({ role: 'searchbox', name }, words)
    this.steps.fields += 1
  }

  async choose(name: string | RegExp, option: string, within?: Target): Promise<void> {
    await forgetAnnouncements(this.page)
    await this.#hands.choose(targetOf('combobox', name, within), option)
    this.steps.fields += 1
  }

  async sees(role: Role, name: string | RegExp, within?: Target): Promise<void> {
    await this.#hands.find(targetOf(role, name, within))
  }

  async reads(words: string): Promise<void> {
    await this.#hands.read(words)
  }

  /** Expects the page that the last act led to, by its path in the walker's language. */
  async arrives(path: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(typeof path === 'string' ? this.#localized(path) : path)
  }

  /**
   * Expects what the last act changed to be said without a search for it: by a live region, or by the focus, which has
   * come to it. Expects the focus to be somewhere, too.
   */
  async hears(words: string | RegExp): Promise<void> {
    let said: Announcements | undefined
    const isSaidWithFocus = async () => {
      said = await announcementsOf(this.page)
      const all = [...said.live, said.focused]
      const isSaid = all.some((each) => (typeof words === 'string' ? each.includes(words) : words.test(each)))
      expect([isSaid, said.focused.trim() !== '']).toEqual([true, true])
    }
    try {
      // On the way to another page there is nothing to ask.
      await expect(isSaidWithFocus).toPass({ timeout: 20_000 })
    } catch (error) {
      const why = `“${String(words)}” was not announced, or the focus was lost: ${JSON.stringify(said)}`
      throw new Error(why, { cause: error })
    }
  }

  /** Lets a page that has just opened say whose it is, as people do who read before they press. */
  async #look(): Promise<void> {
    if (this.#looked === this.steps.pages) return
    this.#looked = this.steps.pages
    await this.page.waitForLoadState('networkidle')
  }

  #localized(path: string): string {
    return this.language === 'en' ? path : `/${this.language}${path === '/' ? '' : path}`
  }

  #count(url: string): void {
    const place = placeOf(url)
    if (place === this.#place) return
    this.#place = place
    this.steps.pages += 1
  }
}

/** What a story needs besides its walker. */
export type Around = {
  sandbox: Sandbox
  request: APIRequestContext
  /** Address of the new player who has signed in; empty if nobody has. */
  email: string
  /** Method and status of each call of the story to a service, by a prefix of its path. */
  sent: (service: string, path: string) => Promise<(readonly [method: string, status: number | null])[]>
}

/** An address without what only changes the page. */
const placeOf = (url: string) => url.replace(/[?#].*/, '')

const targetOf = (role: Role, name: string | RegExp, within?: Target): Target =>
  within ? { role, name, within } : { role, name }
