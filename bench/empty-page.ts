const UID = 'test-script-budget'
/** A page without any section counts as not published, so this one has a section that draws nothing. */
const SPACER = { slice_type: 'spacer', variation: 'default', items: [], primary: {} }

/** Publishes a page of the layout alone in the sandbox. @returns its path */
export async function publishEmptyPage(sandbox: string): Promise<string> {
  const document = { type: 'page', uid: UID, lang: 'en-us', data: { title: 'Empty', body: [SPACER] } }
  const answer = await fetch(`${sandbox}/control/documents?publish=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(document),
  })
  // It is there from an earlier run on the same sandbox.
  if (answer.ok || answer.status === 409) return `/${UID}`
  throw new Error(`the empty page could not be published: ${answer.status} ${await answer.text()}`)
}
