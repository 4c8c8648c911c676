import { expect, test } from '../support/fixtures.ts'
import { joinAsNele } from '../support/new-player.ts'
import { siteTime } from '../support/site-time.ts'
import { keyboardHands } from './keyboard.ts'
import { screenReaderHands } from './screen-reader.ts'
import { type Around, type Language, type Steps, Walker } from './walker.ts'

type Story = {
  /** The second language, in which the story is walked on a phone; the first is English, at a desk. */
  language: Exclude<Language, 'en'>
  /** What it costs, in both ways alike. */
  steps: Steps
  /** Whether somebody new has signed in before it begins. */
  player?: 'new'
  /** Errors that the browser logs on the way. */
  allowedErrors?: readonly RegExp[]
  walk: (walker: Walker, around: Around) => Promise<void>
}

const desk = {
  title: 'by keyboard alone, at a desk',
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  handsOn: keyboardHands,
}
const phone = {
  title: 'through the accessibility tree, on a phone',
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  handsOn: screenReaderHands,
}

/**
 * Walks a story twice: by keyboard alone at a desk in English, and through the accessibility tree on a phone in another
 * language. The steps stand with the story, and in the report as an annotation.
 */
export function journey(title: string, { language, steps, player, allowedErrors = [], walk }: Story): void {
  for (const [way, inLanguage] of [
    [desk, 'en'],
    [phone, language],
  ] as const) {
    test.describe(way.title, { tag: way === phone ? '@sweep' : [] }, () => {
      const { viewport, hasTouch } = way
      // Scrolling that takes its time would have the focus measured on its way.
      test.use({ viewport, hasTouch, firstSign: 'awaited', contextOptions: { reducedMotion: 'reduce' }, allowedErrors })

      test(`${title}, ${way.title} (${inLanguage})`, async ({ page, sandbox, request }) => {
        const email = player === 'new' ? (await joinAsNele(page, '/imprint')).email : ''
        const walker = await Walker.on(page, inLanguage, way.handsOn(page))
        const begun = siteTime()
        const sent: Around['sent'] = async (service, path) => {
          const calls = await sandbox.ownCalls({ service, path })
          return calls.filter(({ at }) => Date.parse(at) >= begun).map(({ method, status }) => [method, status])
        }
        await walk(walker, { sandbox, request, email, sent })
        const said = JSON.stringify(walker.steps)
        test.info().annotations.push({ type: 'steps', description: said })
        expect(walker.steps, 'the steps that the story says').toEqual(steps)
      })
    })
  }
}
