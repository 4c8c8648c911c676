import { publishPage } from './publish-page.ts'

/** A page without any section counts as not published, so this one has a section that draws nothing. */
const SPACER = { slice_type: 'spacer', variation: 'default', items: [], primary: {} }

/** Publishes a page of the layout alone in the sandbox. @returns its path */
export const publishEmptyPage = (sandbox: string): Promise<string> =>
  publishPage(sandbox, 'test-script-budget', [SPACER])
