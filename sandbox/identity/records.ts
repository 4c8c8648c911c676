import type { DatabaseSync } from 'node:sqlite'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { z } from 'zod'

const schema = `
  CREATE TABLE IF NOT EXISTS identity_records (
    model TEXT NOT NULL,
    id TEXT NOT NULL,
    payload TEXT NOT NULL,
    uid TEXT,
    account_id TEXT,
    grant_id TEXT,
    expires_at INTEGER,
    PRIMARY KEY (model, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS identity_records_grant ON identity_records (grant_id);
  CREATE INDEX IF NOT EXISTS identity_records_account ON identity_records (account_id)`

/**
 * Finds a token's account. A token of a revoked grant is invalid, even if it was being issued when the grant was
 * revoked.
 */
const accountOfToken = `
  SELECT token.account_id AS accountId
  FROM identity_records AS token
  JOIN identity_records AS family ON family.model = 'Grant' AND family.id = token.grant_id
  WHERE token.model = 'AccessToken' AND token.id = ? AND token.expires_at > ?
    AND ' ' || (token.payload ->> 'scope') || ' ' LIKE '% game %'`

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const payloadSchema = z.object({
  payload: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.custom<AdapterPayload>(isObject)),
})
const accountSchema = z.object({ accountId: z.string() }).optional()

/** Everything that oidc-provider stores: sessions, interactions, grants, codes and tokens. */
export type Records = ReturnType<typeof openRecords>

/** Opens the table, and deletes expired records. */
export function openRecords(database: DatabaseSync) {
  database.exec(schema)
  database.prepare('DELETE FROM identity_records WHERE expires_at <= ?').run(now())
  const selectAccount = database.prepare(accountOfToken)
  const remove = database.prepare(
    'DELETE FROM identity_records WHERE (?1 IS NULL OR account_id = ?1) AND (?2 IS NULL OR model = ?2)',
  )
  return {
    /** The adapter by which oidc-provider stores the records of a model. */
    adapterOf: (model: string): Adapter => createAdapter(database, model),
    /** The account of an access token for the game; undefined if it has expired or was revoked. */
    accountIdOf: (token: string) => accountSchema.parse(selectAccount.get(token, now()))?.accountId,
    /** Deletes the records of one account or of all, of one model or of all. */
    forget: (accountId: string | null = null, model: string | null = null) => {
      remove.run(accountId, model)
    },
  }
}

function createAdapter(database: DatabaseSync, model: string): Adapter {
  const upsert = database.prepare(
    `INSERT OR REPLACE INTO identity_records (model, id, payload, uid, account_id, grant_id, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  const select = database.prepare('SELECT payload FROM identity_records WHERE model = ? AND id = ?')
  const selectByUid = database.prepare('SELECT payload FROM identity_records WHERE model = ? AND uid = ?')
  const remove = database.prepare('DELETE FROM identity_records WHERE model = ? AND id = ?')
  const removeOfGrant = database.prepare('DELETE FROM identity_records WHERE model = ? AND grant_id = ?')
  const removeFamily = database.prepare(
    `DELETE FROM identity_records WHERE (model = 'Grant' AND id = ?1) OR grant_id = ?1`,
  )
  const markConsumed = database.prepare(
    `UPDATE identity_records SET payload = json_set(payload, '$.consumed', ?)
     WHERE model = ? AND id = ? AND payload ->> 'consumed' IS NULL`,
  )
  const find = (id: string) => payloadSchema.optional().parse(select.get(model, id))?.payload

  return {
    async upsert(id, payload, expiresIn) {
      const { uid = null, accountId = null, grantId = null } = payload
      const expiresAt = expiresIn === undefined ? null : now() + expiresIn
      upsert.run(model, id, JSON.stringify(payload), uid, accountId, grantId, expiresAt)
    },
    async find(id) {
      return find(id)
    },
    async findByUid(uid) {
      return payloadSchema.optional().parse(selectByUid.get(model, uid))?.payload
    },
    async findByUserCode() {},
    /** Two requests may both have found the token unused; the second one counts as reuse, like any later one. */
    async consume(id) {
      if (markConsumed.run(now(), model, id).changes === 1) return
      const grantId = find(id)?.grantId
      if (grantId) removeFamily.run(grantId)
      throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      remove.run(model, id)
    },
    async revokeByGrantId(grantId) {
      removeOfGrant.run(model, grantId)
    },
  }
}

/** Seconds since 1970 by the machine's clock, which oidc-provider uses. */
function now(): number {
  return Math.floor(Date.now() / 1000)
}
