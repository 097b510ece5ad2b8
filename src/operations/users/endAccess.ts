import type pg from 'pg'

/**
 * What grants access without a password, by table: sessions, pending sign-ins, mailed links,
 * calendar feeds.
 */
const ENDS = {
  users_sessions: 'delete from users_sessions',
  session_devices: 'delete from session_devices',
  session_views: 'delete from session_views',
  sign_in_steps: 'delete from sign_in_steps',
  calendar_feeds: 'delete from calendar_feeds',
  passkey_challenges: 'delete from passkey_challenges',
  users: `update users set reset_password_token = null, reset_password_expiration = null
           where reset_password_token is not null`,
  user_invitations: 'update user_invitations set token_hash = null where token_hash is not null',
} as const

/**
 * Ends the access of all users: they must sign in again; mailed password links and calendar feeds
 * become invalid. Program keys, offer links, passwords and second factors, passkeys included, stay.
 * @param client of the owner of the tables, in a transaction; tables of an earlier release,
 *   restored from a backup, may lack some of them
 */
export const endAccess = async (client: pg.Client): Promise<void> => {
  for (const [table, statement] of Object.entries(ENDS)) {
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regclass('public.' || $1) is not null as found`,
      [table],
    )
    if (rows[0]?.found) await client.query(statement)
  }
}
