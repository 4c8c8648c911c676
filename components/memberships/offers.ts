/** The components of plan pages that follow the visitor's country. One script, since all three need most of it. */
export { PlanChooser } from './plan-chooser'
export { CardPrice, CardTerms } from './card-price'
