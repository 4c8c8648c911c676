const unknown = 'Answers 404 to every address that no route knows; asks nothing.'

/** Routes of our API without an endpoint, since no page of ours calls them: why, and what limits them. */
export const apartRoutes: Readonly<Record<string, string>> = {
  'DELETE /api/[...rest]': unknown,
  'GET /api/[...rest]': unknown,
  'PATCH /api/[...rest]': unknown,
  'POST /api/[...rest]': unknown,
  'PUT /api/[...rest]': unknown,
  'GET /api/account/data':
    'All that is known of the player as a file, by a link (`accountData`, `reads`). Every failure is a page.',
  'POST /api/account/deletion':
    'A form leads to the support with a request to delete the account; it counts as a write (`forMemberForm`).',
  'POST /api/account/sessions':
    'A form ends other sessions of a player who has just signed in again; it counts as a write (`forMemberForm`). Every failure is a page.',
  'GET /api/auth/callback':
    'The browser comes back from the identity provider. Every failure is a page, too many tries (`signInAnswer`) included.',
  'GET /api/auth/join': 'Leads to the identity provider. Every failure is a page, too many tries (`signIn`) included.',
  'GET /api/auth/login': 'Leads to the identity provider. Every failure is a page, too many tries (`signIn`) included.',
  'POST /api/auth/backchannel-logout':
    'The identity provider tells of a sign-out elsewhere; only wrong tokens count (`providerLogout`).',
  'POST /api/auth/login': 'The same for a form, with what the visitor signs in for.',
  'POST /api/auth/logout': 'A form signs the player out, which is always possible: there is no limit.',
  'GET /api/events/results/csv':
    'Results of the player as a file, by a link (`ownResults`, `reads`). Every failure is a page.',
  'GET /api/exit-preview': 'Ends a preview; asks nothing, so that there is no limit.',
  'GET /api/pictures/results':
    'The picture of a result, for its player alone, by a link (`drawings`, `reads`). Every failure is a page.',
  'POST /api/calendars/mine/form':
    'A form makes or revokes the address of the player’s calendar; it counts as a write (`forMemberForm`). Every failure is a page.',
  'POST /api/events/leaving':
    'A form leaves an event; it counts as a write (`forMemberForm`). Every failure is a page.',
  'GET /api/membership/transactions/csv':
    'The player’s payments as a file for spreadsheets, by a link (`reads`). Every failure is a page.',
  'POST /api/membership/cancellation/form':
    'A form cancels the membership; it counts as a write (`forMemberForm`). Every failure is a page.',
  'POST /api/membership/portal/form':
    'A form leads to the page of the payment provider; it counts as a write (`forMemberForm`). Every failure is a page.',
  'GET /api/preview': 'The content system sends an editor here; only wrong tokens count (`preview`).',
  'GET /api/preview/share': 'Opens a shared link to a draft; only wrong links count (`preview`).',
  'POST /api/policy-reports':
    'Browsers report here by themselves, from other sites as well; and the site’s scripts their errors (`policyReports`).',
  'POST /api/profile/form':
    'A form saves the profile; it counts as a write (`forMemberForm`). Every failure is a page.',
  'POST /api/revalidate': 'The content system’s webhook; only wrong secrets count (`webhook`).',
}
