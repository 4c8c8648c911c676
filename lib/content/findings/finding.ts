/** What can be wrong with what editors wrote. Each is a sentence in `messages/*.json` (`findings`). */
export type Problem =
  | 'unknownSection'
  | 'emptyField'
  | 'brokenLink'
  | 'noAlternativeText'
  | 'headingOrder'
  | 'dateOrder'
  | 'noSections'
  | 'missingStage'
  | 'unplayableVideo'
  | 'playerAsBackground'
  | 'contactField'
  | 'unknownValidation'
  | 'redirectLoop'
  | 'redirectTwice'
  | 'redirectFrom'
  | 'redirectTo'

/** One thing that is wrong, and where. */
export type Finding = {
  problem: Problem
  /** The section's type and its place in the page, from 1; absent: the document itself. */
  section?: { type: string; position: number }
  /** The field's name as the editor reads it: `Items 2, Title`. */
  field?: string
  /** What it is about: the address of a link, the label of a stage, the addresses of a loop. */
  subject?: string
}
