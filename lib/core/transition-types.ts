/**
 * The type of a transition that the view does not animate. For changes beside which somebody may be typing: while an
 * animation begins React takes no events, and what is typed then is lost.
 */
export const QUIET = 'quiet'
