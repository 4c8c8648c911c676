import { z } from 'zod'

/** A package that is installed to build and run the site, on any platform. */
export type LicensedPackage = { name: string; version: string; licence: string }

/** Licences that allow passing on a package's files unchanged, without conditions for the site itself. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
])

/** Licences that were looked at for certain packages alone, each with the reason why it is no obstacle there. */
const ALLOWED_FOR: readonly { names: RegExp; licences: RegExp; reason: string }[] = [
  {
    names: /^@img\/sharp-/,
    licences: /^(?:Apache-2\.0 AND )?LGPL-3\.0-or-later(?: AND MIT)?$/,
    reason: 'libvips is loaded as it was published, only with PICTURE_SIZES=own, and is no part of the artifact',
  },
  { names: /^caniuse-lite$/, licences: /^CC-BY-4\.0$/, reason: 'data that the build reads, no part of the artifact' },
]

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().default('none'),
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
    }),
  ),
})

/** The packages of a lock file that are not for development alone, sorted by name. @param lock its text */
export function licencesOf(lock: string): LicensedPackage[] {
  return Object.entries(lockSchema.parse(JSON.parse(lock)).packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license }]) => ({ name: nameOf(path), version, licence: license }))
    .toSorted(
      (one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
    )
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

/** Whether packages under a licence may be passed on. */
export const isAllowed = (licence: string): boolean => ALLOWED.has(licence)

/** Whether the licence of an installed package has been looked at, for this package or for all. */
export const isLookedAt = ({ name, licence }: LicensedPackage): boolean =>
  isAllowed(licence) || ALLOWED_FOR.some(({ names, licences }) => names.test(name) && licences.test(licence))
