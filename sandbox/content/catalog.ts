export const masterLanguage = 'en-us'

/** Content languages and their names (contracts.md, Content). */
export const languages = new Map([
  ['en-us', 'English - United States'],
  ['de-de', 'German - Germany'],
  ['es-es', 'Spanish - Spain'],
  ['fr-fr', 'French - France'],
  ['it-it', 'Italian - Italy'],
  ['ja-jp', 'Japanese - Japan'],
  ['ar-ae', 'Arabic - United Arab Emirates'],
])

/**
 * How documents of a type are identified: by a uid, as the only one of the type (`single`), or by a file name that
 * readers never see (`unnamed`).
 */
type Naming = 'uid' | 'single' | 'unnamed'

/** The custom types of contracts.md, Content. */
export const customTypes = new Map<string, { label: string; naming: Naming }>([
  ['page', { label: 'Page', naming: 'uid' }],
  ['campaign_page', { label: 'Campaign page', naming: 'uid' }],
  ['campaign_stage', { label: 'Campaign stage', naming: 'uid' }],
  ['stage', { label: 'Stage', naming: 'uid' }],
  ['academy_page', { label: 'Academy page', naming: 'uid' }],
  ['error_page', { label: 'Error page', naming: 'uid' }],
  ['video_category', { label: 'Video category', naming: 'uid' }],
  ['video', { label: 'Video', naming: 'uid' }],
  ['navigation', { label: 'Navigation', naming: 'single' }],
  ['footer', { label: 'Footer', naming: 'single' }],
  ['contact_form', { label: 'Contact form', naming: 'single' }],
  ['settings', { label: 'Settings', naming: 'single' }],
  ['redirect', { label: 'Redirect', naming: 'unnamed' }],
  ['redirects', { label: 'Redirects (table)', naming: 'unnamed' }],
])
