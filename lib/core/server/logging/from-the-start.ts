// The server imports this file first, so that modules' output while they are being loaded also goes to the log.
import { siteLog } from './logger.ts'
import { takeOverOutput } from './take-over-output.ts'

takeOverOutput(siteLog(), { console, process })
