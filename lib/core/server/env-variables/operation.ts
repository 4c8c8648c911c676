import { z } from 'zod'
import { deliverySteps } from '../../delivery-steps.ts'
import { flagsOfCode, MOST_SHARED, nameIn, shareableFlags, sharedIn } from '../../flags.ts'
import { nearestName } from '../../nearest-name.ts'
import { address, commaList, variable, wholeNumber, yesOrNo } from './variable.ts'

const isShareOfKnown = (setting: string) => shareableFlags.includes(sharedIn(setting)?.name ?? '')

/** Editors name flags as well, so only one that is nearly a flag of the code is refused. */
const flags = commaList.pipe(
  z
    .array(
      z
        .string()
        .refine((flag) => nearestName(nameIn(flag), flagsOfCode) === undefined, {
          error: ({ input }) =>
            `“${String(input)}” is no flag: is ${nearestName(nameIn(String(input)), flagsOfCode)} meant?`,
        })
        .refine((flag) => !/[:%]/.test(flag) || isShareOfKnown(flag), {
          error: ({ input }) =>
            `“${String(input)}” is no share: name:20%, a whole number from 1 to 99, of ${shareableFlags.join(', ')}`,
        }),
    )
    .refine((settings) => new Set(settings.filter(isShareOfKnown).map(nameIn)).size <= MOST_SHARED, {
      error: `no more than ${MOST_SHARED} flags can be on for a share of visitors`,
    }),
)

const SHARE = 'must be a number from 0 to 1'

/** Variables for running a deployment. */
export const operation = {
  DELIVERY_STEPS: variable(commaList.pipe(z.array(z.enum(deliverySteps, `must be of ${deliverySteps.join(', ')}`))), {
    about: 'What is done for speed alone (lib/core/delivery-steps.ts): leave one out to do without it',
    default:
      'arrange-scripts,first-paint-first,brotli-files,page-data-files,stored-responses,scripts-at-first-sign,kept-presses,speculation-rules',
  }),
  FEATURE_FLAGS: variable(flags, {
    about: `Flags with commas between: name is on, -name is off; name:20% is on for a share of visitors, which ${shareableFlags.join(', ')} can be. Those of the code (${flagsOfCode.join(', ')}), and any that documents name`,
    default: '',
  }),
  MAINTENANCE: variable(yesOrNo, {
    about: 'true takes the contact form off the site while the support desk is being worked on',
    default: 'false',
  }),
  UPSTREAM_DEADLINE_MS: variable(wholeNumber({ unit: 'milliseconds', from: 100, to: 30_000 }), {
    about: 'How long one upstream call may take, in milliseconds',
    default: '4000',
    isReadAtRunTime: true,
  }),
  BUILD_PAGES: variable(wholeNumber({ unit: 'pages', from: 0, to: 100_000 }), {
    about:
      'How many pages of documents a build makes, each in the languages it is written in: those that navigation and footer link to, then those published last; all others are made when they are asked for',
    default: '100',
    isReadAtRunTime: true,
  }),
  CACHE_DISK_MB: variable(wholeNumber({ unit: 'MiB', from: 1 }), {
    about:
      'Pages of this build, and data, on disk, in MiB; the least recently used go first. Beside them, each of up to three earlier builds may have three quarters of this. A quarter of this and of the next two is for what visitors choose',
    default: '512',
    isReadAtRunTime: true,
  }),
  CACHE_MEMORY_MB: variable(wholeNumber({ unit: 'MiB', from: 1 }), {
    about: 'Pages and data in memory, in MiB',
    default: '64',
    isReadAtRunTime: true,
  }),
  CACHE_ENTRIES: variable(wholeNumber({ unit: 'entries', from: 1 }), {
    about: 'Pages and data at most, of each',
    default: '10000',
    isReadAtRunTime: true,
  }),
  SEARCH_FIRST_READ_MS: variable(wholeNumber({ unit: 'milliseconds', from: 0, to: 86_400_000 }), {
    about:
      'How long a site that has just started serves its visitors only, before it reads what can be found, in milliseconds',
    default: '5000',
    isReadAtRunTime: true,
  }),
  DRAIN_NOTICE_MS: variable(wholeNumber({ unit: 'milliseconds', from: 0, to: 60_000 }), {
    about:
      'How long the site still takes requests after SIGTERM, saying 503 on /readyz, so that a balancer sees it, in milliseconds',
    default: '5000',
    isReadAtRunTime: true,
  }),
  LOG_LEVEL: variable(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), {
    about: 'silent, fatal, error, warn, info or debug',
    default: 'info',
    isReadAtRunTime: true,
  }),
  ACCESS_LOG: variable(yesOrNo, {
    about:
      'false leaves out the line that each request leaves in the log: method, route, status, milliseconds, cache, request id',
    default: 'true',
    isReadAtRunTime: true,
  }),
  STATUS_TOKEN: variable(z.string().min(32).optional(), {
    about:
      'Who sends it as a bearer token to /status is told how this instance and what it depends on are; 32 characters or more',
    kind: 'secret',
    isReadAtRunTime: true,
  }),
  OPERATIONS_TOKEN: variable(z.string().min(32).optional(), {
    about: 'The same for the commands of `npm run ops` (docs/operating.md); another one than STATUS_TOKEN',
    kind: 'secret',
    isReadAtRunTime: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(address.optional(), {
    about:
      'Address of a collector of OpenTelemetry, which gets traces and metrics by OTLP over HTTP at /v1/traces and /v1/metrics; nothing is measured without it',
    isReadAtRunTime: true,
  }),
  OTEL_EXPORTER_OTLP_HEADERS: variable(z.string().optional(), {
    about: 'Headers for the collector, such as authorization=Bearer%20token, with commas between',
    kind: 'secret',
    isReadAtRunTime: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: variable(z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE), {
    about: 'Which share of the requests that pages are made for leaves a trace, from 0 to 1; all are counted',
    default: '1',
    isReadAtRunTime: true,
  }),
  CLOCK_OFFSET_MS: variable(wholeNumber({ unit: 'milliseconds' }), {
    about: 'Moves the site’s clock for trials; refused when SITE_URL is not on this machine',
    default: '0',
  }),
  NEXT_DIST_DIR: variable(z.string().regex(/^[\w.-]+$/, 'must be the name of a folder'), {
    about: 'Folder of the build',
    default: '.next',
    isReadAtRunTime: true,
  }),
  CACHE_FOLDER: variable(z.string().min(1).optional(), {
    about:
      'Folder of everything that the site stores while it runs, of which each instance needs one; `cache` in the folder of the build unless said',
    isReadAtRunTime: true,
  }),
  FORMER_FILES_FOLDER: variable(z.string().min(1).optional(), {
    about:
      'Folder in which scripts and styles of up to three other builds are found, for a day after their last use, one for all instances; in CACHE_FOLDER unless said',
    isReadAtRunTime: true,
  }),
}
