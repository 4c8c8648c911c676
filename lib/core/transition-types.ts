/**
 * Type of a transition without view animation. For changes during which the visitor may be typing: while an animation
 * starts React handles no events, and input would be lost.
 */
export const NO_ANIMATION = 'no-animation'
