import { expect, test } from 'vitest'
import { releaseOf } from '@/scripts/support/release/release-notes'

const changelog = `# Changelog

## Unreleased

- Something to come.

## 1.2.0 - 2027-01-31

### Added

- A search.

## 1.1.0 - 2027-01-01

## [1.0.0] - 2026-12-24

- The first.
`

test('a release says what stands below its heading, up to the next', () => {
  expect(releaseOf('v1.2.0', '1.2.0', changelog)).toEqual({ notes: '### Added\n\n- A search.' })
  expect(releaseOf('v1.0.0', '1.0.0', changelog)).toEqual({ notes: '- The first.' })
})

test.each([
  ['a tag of another form', '1.2.0', '1.2.0', '“1.2.0” is no tag of a release, which is vX.Y.Z.'],
  ['a tag that goes on', 'v1.2.0-rc.1', '1.2.0', '“v1.2.0-rc.1” is no tag of a release, which is vX.Y.Z.'],
  ['another version', 'v1.2.0', '1.1.0', 'The tag is v1.2.0, and package.json says 1.1.0.'],
  ['no lines in the changelog', 'v1.3.0', '1.3.0', 'CHANGELOG.md has no heading “## 1.3.0 - ” with a day.'],
  ['an empty section', 'v1.1.0', '1.1.0', 'CHANGELOG.md says nothing of 1.1.0.'],
])('there is no release with %s', (_, tag, version, problem) => {
  expect(releaseOf(tag, version, changelog)).toEqual({ problem })
})
