import type pg from 'pg'

/** What opens the product without a password: sessions, begun sign-ins, and links in mails. */
const STATEMENTS = [
  'delete from users_sessions',
  'delete from session_devices',
  'delete from sign_in_steps',
  `update users set reset_password_token = null, reset_password_expiration = null
    where reset_password_token is not null`,
  'update user_invitations set token_hash = null where token_hash is not null',
] as const

/**
 * Ends the access of all users: they sign in again, and mailed links for a password work no more. Keys of
 * programs, links of offers, passwords and second factors stay.
 * @param client of the owner of the tables, in a transaction
 */
export const endAccess = async (client: pg.Client): Promise<void> => {
  for (const statement of STATEMENTS) await client.query(statement)
}
