/** What follows a visitor's country on pages of plans: one script, since most of it is what all three need. */
export { PlanChooser } from './plan-chooser'
export { CardPrice, CardTerms } from './card-price'
