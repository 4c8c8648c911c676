// Imported before anything else by what serves the site: whatever modules say while they are loaded is a line of the log, too.
import { siteLog } from './logger.ts'
import { takeOverOutput } from './take-over-output.ts'

takeOverOutput(siteLog(), { console, process })
