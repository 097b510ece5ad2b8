#!/usr/bin/env node
/**
 * `npm run reset-factors -- <e-mail>`: removes the second factors of a user, passkeys too, whom no
 * administrator can help, such as the last administrator. Ends their sessions and mailed links; they sign in with
 * their password alone, or set one if they have none, and have no emergency access any more. In the trail as done by the system.
 */
import { resolve } from 'node:path'
import { refuseNewerSchema, requireDatabase, withClient } from './lib/database.mjs'
import { loadDotEnv } from './lib/dotEnv.mjs'
import { openEmbeddedForReading } from './lib/embeddedForReading.mjs'
import { explain, Failure } from './lib/failure.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'

const open = async () => {
  const url = process.env.DATABASE_URL?.trim()
  if (!url) return openEmbeddedForReading(resolve(ROOT, process.env.DATA_DIR?.trim() || '.data'))
  await requireDatabase(url)
  return { url, close: async () => {} }
}

const load = async (file) => {
  const { tsImport } = await import('tsx/esm/api')
  return tsImport(inRoot(file), import.meta.url)
}

const readAddress = async (typed) => {
  const { canonicalEmail } = await load('src/operations/users/canonicalEmail.ts')
  const email = canonicalEmail(typed)
  if (!email) throw new Failure('Whose? Run: npm run reset-factors -- name@example.com')
  return email
}

/** Everything that was opened with the factor goes with it, in one transaction. */
const reset = async (client, email) => {
  const { HAS_PASSWORD, isIssuer } = await load('src/queries/users/signInSql.ts')
  const { rows } = await client.query(
    `select id, name, ${HAS_PASSWORD} or exists (select from user_identities
         where user_id = u.id and ${isIssuer(String.raw, 'issuer', '$2')}) as "hasOtherWay"
       from users u where email = $1 for no key update`,
    [email, process.env.OIDC_ISSUER?.trim() ?? ''],
  )
  const [user] = rows
  if (!user) throw new Failure(`No user has the address ${email}.`)
  const { rowCount } = await client.query(
    'delete from user_factors where user_id = $1 and confirmed_at is not null',
    [user.id],
  )
  const passkeys = await client.query('delete from passkeys where user_id = $1', [user.id])
  if (!rowCount && !passkeys.rowCount)
    throw new Failure(`${email} has no second factor: nothing was changed.`)
  for (const statement of [
    'delete from user_factors where user_id = $1',
    'delete from recovery_codes where user_id = $1',
    'delete from sign_in_steps where user_id = $1',
    'delete from passkey_challenges where user_id = $1',
    'delete from session_devices where user_id = $1',
    'delete from users_sessions where _parent_id = $1',
    'delete from calendar_feeds where user_id = $1',
    `with flag as materialized (select set_config('app.user_writer', 'on', true))
     update users set reset_password_token = null, reset_password_expiration = null,
       factor_grace_from = now(), break_glass = false from flag where id = $1`,
    `select audit_access('factorsReset', 'users', $1, '{}', '{"reason": [null, "npm run reset-factors"]}')`,
  ])
    await client.query(statement, [user.id])
  return user
}

const main = async () => {
  loadDotEnv()
  const email = await readAddress(process.argv[2])
  const { url, close } = await open()
  try {
    await refuseNewerSchema(url)
    const { name, hasOtherWay } = await withClient(url, async (client) => {
      await client.query('begin')
      const done = await reset(client, email)
      await client.query('commit')
      return done
    })
    console.log(
      `✓ The second factor of ${name} (${email}) is removed and their sessions have ended.`,
    )
    if (!hasOtherWay)
      console.log(
        '  ! They have no password. They ask for one with "Forgot password" on the sign-in page, where mail is set up (SMTP_URL); else another administrator sets one for them.',
      )
  } finally {
    await close()
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(`\n${explain({ what: 'resetting a second factor', error }).message}\n`)
    process.exit(1)
  },
)
