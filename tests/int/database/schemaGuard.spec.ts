import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { drizzleOn } from '@/database/adapter'
import { raiseMinRelease } from '@/database/applySql'
import { migrations } from '@/database/migrations'
import { findMisfit, unknownMigrations } from '@/database/schemaGuard'
import { findOtherSecret, keepSecret } from '@/database/secretGuard'
import { rotateSecret } from '@/operations/users/factors/rotateSecret'
import { openSeed, sealSeed } from '@/operations/users/factors/seed'
import { compiled } from '../../../scripts/lib/compile.mjs'
import {
  isPrepared,
  refuseNewerSchema,
  reportSchema,
  withClient,
} from '../../../scripts/lib/database.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { execute, testEnv } from '../../helpers/templateDatabase'
import { backUp, emptyDatabase } from '../backups/database'

/** A database with somebody in it, so that a start of this program has nothing to do. */
const database = { url: '', ownerUrl: '', drop: async () => {} }
const LATER = '20990101_000000_later'
const ALL = migrations.map(({ name }) => name)
const SENTENCE =
  /^This database belongs to release 9\.10\.0; this program is \d+\.\d+\.\d+\. Install 9\.10\.0 or newer, or restore a backup .*\.$/

const setRelease = (release: string) =>
  execute(database.url, `update schema_facts set min_release = '${release}'`)
const ask = <T>(work: (client: pg.Client) => Promise<T>) => withClient(database.url, work)
const least = async () =>
  (await ask((client) => client.query('select min_release as is from schema_facts'))).rows[0]?.is

beforeAll(async () => {
  Object.assign(database, await emptyDatabase('backoffice_test_release'))
  await execute(
    database.url,
    `insert into roles (name) values ('x')`,
    `insert into users (name, email, role_id, status) select 'x', 'x@example.com', id, 'active' from roles`,
  )
})
afterEach(async () => {
  await setRelease('0.2.0')
  await execute(database.url, `delete from payload_migrations where name = '${LATER}'`)
})
afterAll(() => database.drop())

it('lets a program work with a database of its own or an earlier release', async () => {
  for (const release of ['0.2.0', '0.10.0', '1.0.0'])
    expect(await ask((client) => findMisfit(client, release))).toBeNull()
  await setRelease('0.9.0')
  expect(await ask((client) => findMisfit(client, '0.10.0'))).toBeNull()
  expect(await ask((client) => findMisfit(client, '0.8.9'))).toMatch(
    /release 0\.9\.0; .* is 0\.8\.9/,
  )
})

it('lets every program work with one that has no such table yet', async () => {
  await ask(async (client) => {
    await client.query('begin; drop table schema_facts')
    expect(await findMisfit(client, '0.0.1')).toBeNull()
    await client.query('rollback')
  })
})

it('keeps a program from starting, migrating, backing up and restoring', async () => {
  await setRelease('9.10.0')
  await expect(isPrepared(database)).rejects.toThrow(SENTENCE)
  await expect(refuseNewerSchema(database.ownerUrl)).rejects.toThrow(SENTENCE)
  await expect(backUp('/nowhere', { url: database.ownerUrl })).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringMatching(SENTENCE),
  })
  const { code, output } = await run({
    command: process.execPath,
    args: [...(await compiled('scripts/bootstrap.ts')), `--only=${ALL.join()}`],
    env: {
      NODE_ENV: 'production',
      ...testEnv,
      DATABASE_URL: database.url,
      DATABASE_MIGRATE_URL: database.ownerUrl,
    },
  })
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(SENTENCE)])
}, 120_000)

it('runs on what a newer release has added, and says so', async () => {
  await execute(
    database.url,
    `insert into payload_migrations (name, batch) values ('${LATER}', 7)`,
    // What version 0.1.0 has left is known.
    `insert into payload_migrations (name, batch) values ('20261121_112312_schema', 1)`,
  )
  expect(await isPrepared(database)).toBe(true)
  expect(await ask((client) => unknownMigrations(client, ALL))).toEqual([LATER])
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await reportSchema(database.ownerUrl)
  expect(warned.mock.calls).toEqual([[expect.stringContaining(LATER)]])
  await execute(database.url, `delete from payload_migrations where name = '${LATER}'`)
  await reportSchema(database.ownerUrl)
  expect(warned).toHaveBeenCalledTimes(1)
  warned.mockRestore()
})

it('is raised by a migration, by numbers, and never lowered', async () => {
  for (const [release, then] of [
    ['0.3.0', '0.3.0'],
    ['0.10.0', '0.10.0'],
    ['0.9.0', '0.10.0'],
    ['0.10.0', '0.10.0'],
  ] as const) {
    await ask((client) => raiseMinRelease(drizzleOn(client), release))
    expect(await least()).toBe(then)
  }
  for (const wrong of ['1.0', '1.0.0-rc.1', 'x', ''])
    await expect(setRelease(wrong)).rejects.toThrow(/schema_facts_release/)
  await expect(
    execute(database.url, `insert into schema_facts values (false, '1.0.0')`),
  ).rejects.toThrow(/schema_facts_one_row/)
})

describe('the secret of an installation', () => {
  const [SECRET, FORMER, STRANGE] = ['s', 'f', 'x'].map((letter) => letter.repeat(32)) as [
    string,
    string,
    string,
  ]
  /** Everything in one transaction that is taken back. */
  const inPassing = (work: (client: pg.Client) => Promise<void>) =>
    withClient(database.ownerUrl, async (client) => {
      await client.query('begin')
      await work(client)
      await client.query('rollback')
    })

  it('is noted at the first start, and another one refused from then on', async () => {
    await inPassing(async (client) => {
      expect(await findOtherSecret(client, SECRET)).toBeNull()
      expect(await keepSecret(client, SECRET)).toBeNull()
      expect(await keepSecret(client, SECRET)).toBeNull()
      const sentence = /another PAYLOAD_SECRET.*npm run rotate-secret/
      expect(await findOtherSecret(client, FORMER)).toMatch(sentence)
      expect(await keepSecret(client, FORMER)).toMatch(sentence)
      expect(await findOtherSecret(client, SECRET)).toBeNull()
    })
  })

  it('is asked of a database of an earlier release, and of an empty one', async () => {
    await inPassing(async (client) => {
      await client.query('alter table schema_facts drop column secret')
      expect(await findOtherSecret(client, SECRET)).toBeNull()
      await client.query('drop table schema_facts cascade')
      expect(await findOtherSecret(client, SECRET)).toBeNull()
    })
  })

  it('is noted by the owner of the tables alone, and the program starts without', async () => {
    await inPassing(async (client) => {
      await client.query('revoke update on schema_facts from current_user')
      expect(await keepSecret(client, SECRET)).toBeNull()
      expect((await client.query('select secret from schema_facts')).rows).toEqual([
        { secret: null },
      ])
    })
  })

  it('is replaced: second factors open with the new one, what the former one signed ends', async () => {
    const seed = Buffer.from('12345678901234567890')
    await inPassing(async (client) => {
      await keepSecret(client, FORMER)
      const { rows } = await client.query('select id from users limit 1')
      const userId = Number(rows[0]?.id)
      const kept = async () =>
        (
          await client.query<{ id: number; sealed: string }>(
            'select id, sealed from user_factors order by id',
          )
        ).rows
      for (const [index, secret] of [FORMER, SECRET, STRANGE].entries()) {
        const owner = { userId, factorId: 901 + index }
        await client.query(
          `insert into user_factors (id, user_id, kind, sealed) values ($1, $2, 'totp', $3)`,
          [owner.factorId, userId, sealSeed({ seed, secret, owner })],
        )
      }
      await client.query(
        `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
         values (1, ${userId}, 'a', now(), now() + interval '1 day')`,
      )
      await client.query(
        `insert into user_invitations (user_id, nonce, token_hash, locale, expires_at)
         values (${userId}, 'n', 'h', 'tr', now() + interval '1 day')`,
      )
      const before = await kept()
      const wrong = rotateSecret({ client, secret: SECRET, former: STRANGE })
      await expect(wrong).rejects.toThrow(/not the former secret/)
      expect(await kept()).toEqual(before)
      const rotated = await rotateSecret({ client, secret: SECRET, former: FORMER })
      expect(rotated).toEqual({ sealed: 1, unreadable: 1 })
      const after = await kept()
      const opened = after.map(({ id, sealed }) =>
        openSeed({ sealed, secret: SECRET, owner: { userId, factorId: id } }),
      )
      expect(opened).toEqual([seed, seed, null])
      // What cannot be read stays: its secret may be found.
      expect(after.slice(1)).toEqual(before.slice(1))
      expect((await client.query('select 1 from users_sessions')).rowCount).toBe(0)
      const open = 'select 1 from user_invitations where token_hash is not null'
      expect((await client.query(open)).rowCount).toBe(0)
      expect(await findOtherSecret(client, SECRET)).toBeNull()
      expect(await findOtherSecret(client, FORMER)).not.toBeNull()
      const events = `select action from audit_events where subject is null order by id desc limit 1`
      expect((await client.query(events)).rows).toEqual([{ action: 'rotateSecret' }])
      const again = await rotateSecret({ client, secret: SECRET, former: null })
      expect(again).toEqual({ sealed: 0, unreadable: 1 })
    })
  })
})
