import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Instances } from '../../e2e/support/instances.ts'
import type { Sandbox } from '../../e2e/support/sandbox.ts'
import type { PurgedFront } from './purged-front.ts'

type Labels = Readonly<Record<string, string>>

/** What goes wrong, and how an operator is told. */
export type Fault = {
  name: string
  /** In the words of `/status`; none where nothing answers any more. */
  problem?: string
  alert: string
  /** Labels that tell the cause. */
  labels?: Labels
  begin: () => unknown
  end: () => unknown
}

/** Faults that happen together, and are mended together. */
export type Stage = { name: string; faults: readonly Fault[] }

type Place = {
  site: Instances
  sandbox: Sandbox
  front: PurgedFront
  clockFile: string
  disk: string
  publish: () => Promise<void>
}

const OFF_MS = 600_000
const nothing = () => undefined
/** Services whose failure keeps others from being asked, or that are asked once others have answered. */
const later: ReadonlySet<string> = new Set(['content', 'partner', 'subscription'])

/** Every fault of which docs/operating.md tells, in stages, since an alert needs minutes. */
export function stagesOf(
  services: readonly string[],
  { site, sandbox, front, clockFile, disk, publish }: Place,
): Stage[] {
  const down = (service: string): Fault => ({
    name: `${service} fails`,
    problem: 'service out of reach',
    alert: 'ServiceOutOfReach',
    labels: { service },
    // One simulated origin has the editors' templates and the fundraising provider.
    begin: () => sandbox.fault({ service: service === 'fundraising' ? 'web' : service, kind: 'failing' }),
    end: () => sandbox.clearFaults(),
  })
  return [
    {
      name: 'services',
      faults: [
        ...services.filter((service) => !later.has(service)).map(down),
        { name: 'pages that need what fails', alert: 'AnswersFail', begin: nothing, end: nothing },
      ],
    },
    {
      name: 'content and others',
      faults: [
        ...services.filter((service) => later.has(service)).map(down),
        {
          name: 'a publish while content fails',
          problem: 'publish not checked',
          alert: 'PublishNotChecked',
          begin: publish,
          end: nothing,
        },
      ],
    },
    {
      name: 'what is beside an instance',
      faults: [
        {
          name: 'a clock ten minutes ahead',
          problem: 'clock is off',
          alert: 'ClockIsOff',
          begin: () => writeFileSync(clockFile, String(OFF_MS)),
          end: () => writeFileSync(clockFile, '0'),
        },
        {
          name: 'a front that does not answer',
          problem: 'front takes no purges',
          alert: 'FrontTakesNoPurges',
          begin: () => front.hang(),
          end: () => front.goOn(),
        },
        ...(isMounted(disk) ? [full(disk)] : []),
      ],
    },
    {
      name: 'the Redis',
      faults: [
        {
          name: 'no Redis',
          problem: 'redis out of reach',
          alert: 'RedisOutOfReach',
          begin: () => site.redis.kill(),
          end: () => site.redis.start(),
        },
        {
          name: 'nothing heard of others',
          problem: 'other instances not heard',
          alert: 'InstancesNotHeard',
          begin: nothing,
          end: nothing,
        },
      ],
    },
    {
      name: 'all instances',
      faults: [
        {
          name: 'every instance is killed',
          alert: 'NoInstance',
          begin: () => Promise.all(site.all.map((instance) => instance.kill())),
          end: () => Promise.all(site.all.map((instance) => instance.start())),
        },
      ],
    },
  ]
}

const full = (disk: string): Fault => ({
  name: 'a disk that is full',
  problem: 'disk nearly full',
  alert: 'DiskIsNearlyFull',
  begin: () => {
    const { bavail, bsize } = statfsSync(disk)
    run('fallocate', '-l', String(bavail * bsize), join(disk, FILLING))
  },
  end: () => rmSync(join(disk, FILLING)),
})

const FILLING = 'filling'
const MARK = '.drill'

/** Gives an instance a disk of its own, in memory, which needs root. @returns whether it worked */
export function mountDisk(folder: string): boolean {
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', folder]).status !== 0) return false
  writeFileSync(`${folder}/${MARK}`, '')
  return true
}

export const unmountDisk = (folder: string): void => void spawnSync('umount', ['-l', folder])

const isMounted = (folder: string) => existsSync(`${folder}/${MARK}`)

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}
