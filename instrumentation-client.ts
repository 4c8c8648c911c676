import { reportScriptErrors } from './lib/core/report-script-errors'

// Run by the framework before anything else of a page.
reportScriptErrors()
