import { publishPage } from './publish-page.ts'

/** A page without any section counts as not published, so this page has a section that shows nothing. */
const SPACER = { slice_type: 'spacer', variation: 'default', items: [], primary: {} }

/** Publishes a page in the sandbox that consists only of the layout. @returns its path */
export const publishEmptyPage = (sandbox: string): Promise<string> =>
  publishPage(sandbox, 'test-script-budget', [SPACER])
