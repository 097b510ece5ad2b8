import type pg from 'pg'

/** By table, what opens the product without a password: sessions, begun sign-ins, links in mails, calendars. */
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
 * Ends the access of all users: they sign in again, mailed links for a password and addresses of calendars
 * work no more. Keys of programs, links of offers, passwords and second factors, passkeys among them, stay.
 * @param client of the owner of the tables, in a transaction; tables of an earlier release, which a
 *   backup brings back, may lack some of them
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
