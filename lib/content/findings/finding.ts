/** Kinds of problems in editors' content. Each is a sentence in `messages/*.json` (`findings`). */
export type FindingProblem =
  | 'unknownSection'
  | 'serviceOff'
  | 'offLink'
  | 'offPage'
  | 'emptyField'
  | 'brokenLink'
  | 'noAlternativeText'
  | 'headingOrder'
  | 'dateOrder'
  | 'noSections'
  | 'missingStage'
  | 'unplayableVideo'
  | 'playerAsBackground'
  | 'unknownChoice'
  | 'unknownColour'
  | 'contactField'
  | 'unknownValidation'
  | 'redirectLoop'
  | 'redirectTwice'
  | 'redirectFrom'
  | 'redirectTo'

/** One problem and where it is. */
export type Finding = {
  problem: FindingProblem
  /** The section's type and position in the page, from 1; undefined for the document itself. */
  section?: { type: string; position: number }
  /** The field's name as editors see it: `Items 2, Title`. */
  field?: string
  /** Subject of the problem: the address of a link, the label of a stage, the addresses of a loop. */
  subject?: string
}
