import type { Payload } from 'payload'
import { poolOf } from './adapter'

type Migrations = NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']

/**
 * Brings the database to the newest schema. Call it under `withAdvisoryLock`: Payload itself takes
 * no lock. A migration that fails ends the process with exit code 1 (Payload's doing), its own
 * transaction rolled back.
 *
 * @param options.payload initialised with `disableOnInit`, as there may be no tables yet
 * @returns how many migrations ran
 */
export const migrate = async ({ payload }: { payload: Payload }): Promise<number> => {
  const before = await appliedCount(payload)
  const { migrations } = (await import('@/migrations/index')) as { migrations: Migrations }
  // Payload would ask for a confirmation on the terminal and exit with 0.
  if (before === undefined) {
    throw new Error(
      'This database was made by a development push, not by migrations: use an empty database.',
    )
  }
  await payload.db.migrate({ migrations })
  return ((await appliedCount(payload)) ?? 0) - before
}

/** `undefined` when a development push left its mark, which migrations must not be mixed with. */
const appliedCount = async (payload: Payload): Promise<number | undefined> => {
  const { rows: tables } = await poolOf(payload).query(
    `select to_regclass('payload_migrations') as name`,
  )
  if (!tables[0]?.name) return 0
  const { rows } = await poolOf(payload).query(
    `select count(*)::int as applied, coalesce(bool_or(batch = -1), false) as pushed from payload_migrations`,
  )
  return rows[0]?.pushed ? undefined : Number(rows[0]?.applied)
}
