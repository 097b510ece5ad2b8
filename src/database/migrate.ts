import type { Payload } from 'payload'
import { poolOf } from './adapter'
import { migrations } from './migrations'

const countApplied = async (payload: Payload): Promise<number> => {
  const pool = poolOf(payload)
  const { rows: tables } = await pool.query(`select to_regclass('payload_migrations') as name`)
  if (!tables[0]?.name) return 0
  const { rows } = await pool.query('select count(*)::int as applied from payload_migrations')
  return Number(rows[0]?.applied)
}

type Migrations = NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']

/**
 * Brings the database to the newest schema. Call it under `withAdvisoryLock`, as Payload takes no
 * lock, and after `adoptFormer`. A migration that fails ends the process with exit code 1 (Payload's
 * doing), its own transaction rolled back.
 *
 * @param options.payload initialised with `disableOnInit`, as there may be no tables yet
 * @param options.only names of the migrations to run; all of them when left out
 * @returns how many migrations ran
 */
export const migrate = async ({
  payload,
  only,
}: {
  payload: Payload
  only?: readonly string[]
}): Promise<number> => {
  const before = await countApplied(payload)
  const wanted = migrations.filter(({ name }) => !only || only.includes(name))
  await payload.db.migrate({ migrations: wanted as Migrations })
  return (await countApplied(payload)) - before
}
