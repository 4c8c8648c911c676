import { currentForms, FLAG_FORMS_HEADER } from '../../../core/server/flag-forms.ts'
import { FRONT_SECRET_HEADER } from '../tell-front.ts'
import { type Front, sendPurge } from './front.ts'

/** Varnish with `deploy/varnish/front.vcl`. @param url its address @param secret `FRONT_SECRET` @param flags `FEATURE_FLAGS` */
export function varnish(url: string, secret: string, flags: readonly string[] = []): Front {
  return {
    name: new URL(url).host,
    // With a space each, the header stays below the 8 KB that Varnish accepts by default.
    mostKeys: 500,
    longestPauseMs: 1_000,
    purge: async (keys, kind) => {
      const forms = currentForms(flags)
      const headers = {
        [FRONT_SECRET_HEADER]: secret,
        'surrogate-key': keys.join(' '),
        'x-front-purge': kind,
        // Forms change together with a switch, which purges everything (docs/decisions/065).
        ...(forms && { [FLAG_FORMS_HEADER]: forms.table }),
      }
      await sendPurge(url, { method: 'PURGE', headers })
    },
  }
}
