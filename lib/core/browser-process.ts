/** Variables of the environment are texts in the built scripts, so that none is left to be looked up in a browser. */
export const env = {}

/**
 * What browsers have for Node's `process`, in place of the framework's: that one also has timers and events, half a
 * kilobyte of every page's script, and nothing of it is used (`next.config.ts`).
 */
export default { env }
