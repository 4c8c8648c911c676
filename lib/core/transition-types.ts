/**
 * Type of the transition by which a followed link changes the page, the only one with a view animation: while one
 * starts React handles no events, and input would be lost. A transition that overlaps with another may lose its types,
 * and then is not animated.
 */
export const NAVIGATION = 'navigation'
