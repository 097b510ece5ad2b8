import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, killTransaction, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aroundCommits,
  clientOf,
  connectionOf,
  executePrepared,
  openPart,
  poolOf,
  poolOptionsOf,
  requireTransaction,
  tablesOf,
  transactionOf,
  type Connection,
} from '@/database/adapter'
import { inTransaction } from '@/operations/shared/transaction'
import { select } from '../../factories/database'
import { anyName } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'

let payload: Payload
let req: PayloadRequest
beforeAll(async () => {
  payload = await getTestPayload()
})
const request = () => createLocalReq({}, payload)

const one = async <T>(connection: Connection, statement: ReturnType<typeof sql>) =>
  (await connection.execute(statement)).rows[0] as T

/** What an upgrade of Payload or Drizzle may change without a word: one test for each. */
describe('of the adapter the seam finds', () => {
  it('the pool, and what it was made with', () => {
    const pool = poolOf(payload)
    expect([typeof pool.query, typeof pool.connect, pool.totalCount]).toEqual([
      'function',
      'function',
      expect.any(Number),
    ])
    expect(poolOptionsOf(payload)).toMatchObject({
      connectionString: process.env.DATABASE_URL,
      statement_timeout: pool.options.statement_timeout,
    })
  })

  it('the tables, with names and types of their columns', () => {
    const { users, tender_items: items } = tablesOf(payload)
    expect(users?.email).toMatchObject({ name: 'email', columnType: 'PgVarchar' })
    expect(items?.quantity?.columnType).toMatch(/^PgNumeric/)
  })

  it('the transaction of a request: on one connection, and none after it', async () => {
    req = await request()
    expect(await transactionOf(req)).toBeUndefined()
    await expect(requireTransaction(req)).rejects.toThrow('inside a transaction')
    await inTransaction(req, async () => {
      const transaction = await requireTransaction(req)
      expect(await connectionOf(req)).toBe(transaction)
      const { pid } = await one<{ pid: number }>(transaction, sql`select pg_backend_pid() as pid`)
      const { rows } = await clientOf(transaction).query<{ pid: number; isOpen: boolean }>(
        `select pg_backend_pid() as pid, now() < statement_timestamp() as "isOpen"`,
      )
      expect(rows).toEqual([{ pid, isOpen: true }])
    })
    expect(await transactionOf(req)).toBeUndefined()
    expect(await one(await connectionOf(req), sql`select 1 as one`)).toEqual({ one: 1 })
  })

  it('statements that are prepared under a name once they are usual', async () => {
    req = await request()
    await inTransaction(req, async () => {
      const transaction = await requireTransaction(req)
      for (let time = 0; time < 3; time += 1)
        expect(
          await executePrepared(transaction, sql`select ${time}::int as "seamIsPrepared"`),
        ).toEqual([{ seamIsPrepared: time }])
      expect(
        await one(
          transaction,
          sql`select count(*)::int as n from pg_prepared_statements
              where statement like 'select $1::int as "seamIsPrepared"'`,
        ),
      ).toEqual({ n: 1 })
    })
  })

  it('a part of a transaction that Payload ends in place of the whole', async () => {
    req = await request()
    const name = anyName('Rol')
    const ended: string[] = []
    await inTransaction(req, async () => {
      const end = (how: string) => () => Promise.resolve(void ended.push(how))
      const ends = { resolve: end('kept'), reject: end('undone') }
      const { id, whole, close } = await openPart(req, ends)
      expect(whole).toBe(req.transactionID)
      const part = await createLocalReq({ req: { transactionID: id } }, payload)
      expect(await transactionOf(part)).toBe(await transactionOf(req))
      const data = { name, permissions: [], factor: 'optional' as const }
      await payload.create({ collection: 'roles', data, req: part })
      await killTransaction(part)
      expect(await transactionOf({ payload, transactionID: id })).toBeUndefined()
      await close()
      const kept = await openPart(req, ends)
      await kept.close()
    })
    expect(ended).toEqual(['undone', 'kept'])
    expect(await select('select 1 as one from roles where name = $1', [name])).toHaveLength(1)
  })

  it('every commit, once for each mark, while its transaction is open', async () => {
    const mark = Symbol('adapter.spec')
    const seen: unknown[] = []
    // It stays with the application, which other files of the worker share.
    let isWatched = true
    for (let time = 0; time < 2; time += 1)
      aroundCommits(payload, mark, async (transaction, commit) => {
        if (!isWatched) return commit()
        seen.push(transaction && (await one(transaction, sql`select 1 as one`)))
        await commit()
        seen.push('committed')
      })
    req = await request()
    await inTransaction(req, () => Promise.resolve())
    isWatched = false
    expect(seen).toEqual([{ one: 1 }, 'committed'])
  })
})
