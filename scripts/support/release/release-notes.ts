/** What a release says of itself: its notes, or one sentence that says why it is none. */
export type Release = { notes: string } | { problem: string }

const TAG = /^v(\d+\.\d+\.\d+)$/
const HEADING = /^\[?(\d+\.\d+\.\d+)\]? - \d{4}-\d{2}-\d{2}$/

/**
 * Reads a release's notes, if the tag, the version in package.json and the changelog agree.
 *
 * @param tag `vX.Y.Z`
 * @param version that of package.json
 * @param changelog text of CHANGELOG.md, in which a release is a heading `## X.Y.Z - ` with its day
 */
export function releaseOf(tag: string, version: string, changelog: string): Release {
  const [, tagged] = TAG.exec(tag) ?? []
  if (tagged === undefined) return { problem: `“${tag}” is no tag of a release, which is vX.Y.Z.` }
  if (tagged !== version) return { problem: `The tag is ${tag}, and package.json says ${version}.` }
  const [, ...sections] = changelog.split(/^## /m)
  const own = sections
    .map((section) => section.split('\n'))
    .find(([heading = '']) => HEADING.exec(heading.trim())?.[1] === tagged)
  if (own === undefined) return { problem: `CHANGELOG.md has no heading “## ${tagged} - ” with a day.` }
  const notes = own.slice(1).join('\n').trim()
  return notes === '' ? { problem: `CHANGELOG.md says nothing of ${tagged}.` } : { notes }
}
