import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastAuditId } from '../../factories/audit'
import { asSuperuser, select, verdictOf } from '../../factories/database'
import { makeCompany } from '../../factories/rows'
import { asOwner } from '../../helpers/templateDatabase'

let owner: pg.Client
let id: number
const byOwner = async (statement: string, values: unknown[] = []) =>
  (await owner.query(statement, values)).rows
const detailsOf = async (document: number) =>
  (
    await select<{ details: unknown }>(
      `select details from audit_events where subject = 'companies' and document = $1
        and part is null and action <> 'erase' order by id limit 1`,
      [document],
    )
  )[0]?.details

beforeAll(async () => {
  owner = new pg.Client({ connectionString: asOwner(process.env.DATABASE_URL as string) })
  await owner.connect()
  id = (await makeCompany({ bossName: 'Silinecek Kişi', title: 'Ticaret' })).id
})
afterAll(() => owner.end())

const FLAG = `select set_config('app.redacting', pg_current_xact_id()::text, true)`
/** In one transaction, which is rolled back. */
const tried = async (run: typeof byOwner, ...statements: string[]) => {
  await run('begin')
  try {
    for (const statement of statements.slice(0, -1)) await run(statement)
    return await verdictOf(statements.at(-1) as string, [], run as typeof select)
  } finally {
    await run('rollback')
  }
}

describe('the trail', () => {
  it('is not changed by the role of the program, with the flag or without', async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    const run = async (statement: string) => (await client.query(statement)).rows
    const change = `update audit_events set details = null where document = ${id}`
    expect(await tried(run, change)).toMatch(/^42501 permission denied/)
    expect(await tried(run, FLAG, change)).toMatch(/^42501 permission denied/)
    for (const statement of [
      `insert into audit_redactions (fields, events, reason, before_hash) values ('{}', '{}', 'x', 'x')`,
      'delete from audit_redactions',
      `update erasures set reason = 'x'`,
      'delete from erasures',
    ])
      expect(await tried(run, statement)).toMatch(/^42501 permission denied/)
    await client.end()
  })

  it('is changed by its owner with the flag of the same transaction alone, and no fact of it', async () => {
    const of = `where subject = 'companies' and document = ${id}`
    const change = `update audit_events set details = '{}' ${of}`
    expect(await tried(byOwner, change)).toMatch(/^23514 auditIsFinal/)
    for (const value of ['1', 'on', ''])
      expect(
        await tried(byOwner, `select set_config('app.redacting', '${value}', true)`, change),
      ).toMatch(/^23514 auditIsFinal/)
    expect(await tried(byOwner, FLAG, change)).toBe('ok')
    for (const set of [
      `action = 'delete'`,
      'user_id = 999999',
      `at = now()`,
      `subject = 'users'`,
      'document = 999999',
      `transaction = 1`,
      `request_id = 'x'`,
      `command = 'x', details = '{}'`,
    ])
      expect(await tried(byOwner, FLAG, `update audit_events set ${set} ${of}`)).toMatch(
        /^23514 auditIsFinal/,
      )
    expect(await tried(byOwner, FLAG, `delete from audit_events ${of}`)).toMatch(
      /^23514 auditIsFinal/,
    )
    expect(await tried(byOwner, FLAG, 'truncate audit_events')).toMatch(/^23514 auditIsFinal/)
  })

  it('is not changed by a superuser who is not its owner either', async () => {
    const run = asSuperuser as unknown as typeof byOwner
    const change = `update audit_events set details = '{}' where document = ${id}`
    expect(await tried(run, FLAG, change)).toMatch(/^23514 auditIsFinal/)
  })
})

describe('redact_audit', () => {
  const call = (...values: unknown[]) =>
    select<{ n: number }>(
      'select redact_audit($1, $2, $3::text[], $4, $5::bigint[]) as n',
      values,
    ).then(
      ([row]) => row?.n,
      (error: { code: string; constraint?: string }) => `${error.code} ${error.constraint}`,
    )

  it('needs a reason, fields, and what it is about', async () => {
    const none = '23514 redactionNeedsReason'
    for (const reason of [null, '', '  '])
      expect(await call('companies', id, ['boss_name'], reason, null)).toBe(none)
    expect(await call('companies', id, [], 'Başvuru', null)).toBe(none)
    expect(await call('companies', id, null, 'Başvuru', null)).toBe(none)
    expect(await call('companies', null, ['boss_name'], 'Başvuru', null)).toBe(none)
  })

  it('replaces values and leaves nulls, other fields, and its own record', async () => {
    const since = await lastAuditId()
    expect(await call('companies', id, ['boss_name', 'boss_phone'], 'Başvuru 7', null)).toBe(1)
    expect(await detailsOf(id)).toMatchObject({
      boss_name: [null, '[redacted]'],
      title: [null, 'Ticaret'],
    })
    expect(
      await select(`select action, subject, document, details from audit_events where id > $1`, [
        since,
      ]),
    ).toEqual([
      {
        ...{ action: 'erase', subject: 'companies', document: id },
        details: { fields: [null, 'boss_name, boss_phone'], events: [null, '1'] },
      },
    ])
    // Again: nothing is left, and nothing is counted.
    expect(await call('companies', id, ['boss_name'], 'Başvuru 7', null)).toBe(0)
    const proofs = await select(
      `select reason, events from audit_redactions where subject = 'companies' and document = $1`,
      [id],
    )
    expect(proofs).toHaveLength(1)
  })

  it('closes the trail again before the transaction ends', async () => {
    await owner.query('begin')
    await owner.query(`select redact_audit('companies', ${id}, '{title}', 'Başvuru')`)
    expect(
      await verdictOf(
        `update audit_events set details = '{}' where document = ${id}`,
        [],
        byOwner as unknown as typeof select,
      ),
    ).toMatch(/^23514 auditIsFinal/)
    await owner.query('rollback')
  })

  it('takes single events, and none of another record', async () => {
    const { id: other } = await makeCompany({ bossName: 'Başkası' })
    const [event] = await select<{ id: string }>(
      `select id from audit_events where subject = 'companies' and document = $1 order by id limit 1`,
      [other],
    )
    expect(await call('companies', id, ['boss_name'], 'Başvuru', [event?.id])).toBe(0)
    expect(await detailsOf(other)).toMatchObject({ boss_name: [null, 'Başkası'] })
    expect(await call('companies', other, ['boss_name'], 'Başvuru', [event?.id])).toBe(1)
  })
})
