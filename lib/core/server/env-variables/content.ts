import { z } from 'zod'
import { ORIGIN_PATTERN } from '../../origin-patterns.ts'
import { address, addressList, commaList, listOrOff, originList, variable } from './variable.ts'

/** Variables for the content service, and for the origins of pictures and videos. */
export const content = {
  PRISMIC_REPOSITORY: variable(
    z
      .string()
      .min(1, { error: 'not set', abort: true })
      .regex(/^[a-z0-9-]+$/, 'must be the name of a repository, in small letters'),
    {
      about: 'Content: name of the Prismic repository',
      // Without the sandbox there is none that would be right: the name may be somebody's at Prismic.
      default: ({ hasSandbox }) => (hasSandbox ? 'gruppetto' : ''),
    },
  ),
  PRISMIC_ENDPOINT: variable(address, {
    about: 'Content: address of its REST API v2',
    default: ({ sandbox, hasSandbox, repository }) =>
      hasSandbox ? `${sandbox}/content/api/v2` : `https://${repository}.cdn.prismic.io/api/v2`,
    kind: 'address',
    isForServerAlone: true,
  }),
  PRISMIC_ACCESS_TOKEN: variable(z.string().optional(), {
    about: 'Content: token of a private repository',
    isReadAtRunTime: true,
  }),
  PRISMIC_WEBHOOK_SECRET: variable(z.string().min(16), {
    about: 'Sent along by the content service when it publishes; 16 characters or more',
    example: 'example-webhook-secret',
    kind: 'secret',
    isReadAtRunTime: true,
  }),
  EDITOR_ORIGINS: variable(
    commaList.pipe(z.array(z.string().regex(ORIGIN_PATTERN, 'must be origins')).min(1, 'must name one at least')),
    {
      about:
        'Content: origins of its editor, which frame the live preview and talk to it, commas between; the repository’s own unless said',
      default: ({ repository }) => `https://${repository}.prismic.io`,
      kind: 'address',
    },
  ),
  MEDIA_ORIGINS: variable(originList, {
    about: 'Origins that pictures and videos may come from, with commas between',
    default: ({ sandbox, hasSandbox, repository }) =>
      hasSandbox ? sandbox : `https://images.prismic.io,https://${repository}.cdn.prismic.io`,
    kind: 'address',
  }),
  PICTURE_SIZES: variable(z.enum(['imgix', 'own'], 'must be imgix or own'), {
    about:
      'Who makes the sizes of pictures: the service that has them, by imgix’s parameters, or the site itself (own), which needs the package sharp',
    default: 'imgix',
  }),
  VIDEO_EMBED_ORIGINS: variable(listOrOff(addressList), {
    about: 'Beginnings of the addresses that video players may have, with commas between',
    default: 'https://www.youtube.com/embed/,https://player.vimeo.com/video/',
    kind: 'address',
    service: 'videos',
    canBeOff: true,
  }),
}
