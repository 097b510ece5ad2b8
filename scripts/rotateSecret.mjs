#!/usr/bin/env node
/**
 * `npm run rotate-secret`: replaces the secret of the server. PAYLOAD_SECRET is the new one,
 * PAYLOAD_SECRET_OLD the former one; `--lost` goes on without it. Second factors are encrypted with the
 * new secret, sessions and links for new passwords end. The application has to be stopped. Exit codes: 0; 1 failed;
 * 2 wrong setting or option; 5 the database is in use.
 */
import {
  loadEngine,
  openForReading,
  readArguments,
  readInstallation,
  runCommand,
  WrongUse,
} from './lib/backups.mjs'
import { refuseNewerSchema, withClient } from './lib/database.mjs'
import { step } from './lib/step.mjs'

const readSecrets = ({ env, isLost }) => {
  const { PAYLOAD_SECRET: secret, PAYLOAD_SECRET_OLD: former } = env
  if (!secret) throw new WrongUse('PAYLOAD_SECRET is not set: it is the new one.')
  if (isLost && former)
    throw new WrongUse('PAYLOAD_SECRET_OLD is set: it is not lost. Leave out --lost.')
  if (!isLost && !former)
    throw new WrongUse(
      'PAYLOAD_SECRET_OLD is not set: it is the former secret. If it is lost: npm run rotate-secret -- --lost',
    )
  if (secret === former) throw new WrongUse('PAYLOAD_SECRET and PAYLOAD_SECRET_OLD are the same.')
  return { secret, former: isLost ? null : former }
}

const rotate = async ({ url, engine, secret, former }) =>
  withClient(url, async (client) => {
    await engine.refuseOthers(client)
    await client.query('begin')
    const done = await engine.rotateSecret({ client, secret, former })
    await client.query('commit')
    return { ...done, note: `${done.sealed} second factors` }
  })

runCommand('replacing the secret', async () => {
  const { flags } = readArguments({ flags: ['lost'] })
  const { env, home } = await readInstallation()
  const secrets = readSecrets({ env, isLost: flags.has('lost') })
  const engine = await loadEngine()
  const { url } = await step('Opening the database', () => openForReading({ env, home }))
  const ownerUrl = env.DATABASE_MIGRATE_URL ?? url
  await refuseNewerSchema(ownerUrl)
  const { unreadable } = await step('Replacing the secret', () =>
    rotate({ url: ownerUrl, engine, ...secrets }),
  )
  if (unreadable > 0)
    console.warn(
      `  ! ${unreadable} second factors cannot be read with ${secrets.former ? 'either secret' : 'the new secret'}: their owners sign in with a recovery code, or npm run reset-factors -- name@example.com.`,
    )
  console.log(
    '\n  Everybody signs in again. Take PAYLOAD_SECRET_OLD out of .env, then start with "npm start".\n',
  )
  return 0
})
