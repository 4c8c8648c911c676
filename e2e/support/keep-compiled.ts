import { flushCompileCache } from 'node:module'

// The tests' sites and sandboxes are killed, and what Node has compiled would be written only as they end by themselves.
setTimeout(flushCompileCache, 4000).unref()
