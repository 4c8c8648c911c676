import type { OwnProject } from './project-server'

/** A page of the site on which players raise money. */
export type FundraisingPlace = {
  title: string | undefined
  /** With its language. */
  path: string
}

/** One of a player's pages at the provider, and the page of the site that it was opened on, if it is there. */
export type OwnFundraising = {
  project: OwnProject
  place: FundraisingPlace | undefined
  /** Whole days left; undefined once the event is over, and if that isn't known. */
  days: number | undefined
}

/** What a player raises, and the pages of the site on which money is raised. */
export type OwnFundraisings = { own: OwnFundraising[]; places: FundraisingPlace[] }
