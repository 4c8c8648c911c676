// Imported first by the server, so that output of modules while they are loaded goes to the log, too.
import { siteLog } from './logger.ts'
import { takeOverOutput } from './take-over-output.ts'

takeOverOutput(siteLog(), { console, process })
