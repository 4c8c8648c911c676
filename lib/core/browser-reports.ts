/** Path to which browsers report violations of a page's policy, and the site's own scripts their errors. */
export const REPORTS_PATH = '/api/policy-reports'

export const REPORTS_TYPE = 'application/reports+json'

/** Type of a report of an error, beside the types of the browsers' own reports. */
export const SCRIPT_ERROR = 'script-error'
