/** A section in the content system's wire format. */
export type WireSection = { slice_type: string; variation: string; primary: object; items: object[] }

/**
 * Publishes an English page with these sections in the sandbox, unless it exists from an earlier run.
 * @returns its path
 */
export async function publishPage(sandbox: string, uid: string, sections: readonly WireSection[]): Promise<string> {
  const document = { type: 'page', uid, lang: 'en-us', data: { title: uid, body: sections } }
  const answer = await fetch(`${sandbox}/control/documents?publish=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(document),
  })
  if (answer.ok || answer.status === 409) return `/${uid}`
  throw new Error(`${uid} could not be published: ${answer.status} ${await answer.text()}`)
}

export async function removePage(sandbox: string, uid: string): Promise<void> {
  await fetch(`${sandbox}/control/documents/page/${uid}/en-us`, { method: 'DELETE' })
}
