import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { drizzleOn } from './adapter'
import { readApplied } from './appliedMigrations'
import { migrations } from './migrations'
import { withConnection } from './openConnection'
import { PATIENCE, workPatiently, type Patience } from './workPatiently'

/** A migration uses only its connection: it runs before Payload is initialised. */
export type Migration = {
  name: string
  up: (args: Pick<MigrateUpArgs, 'db'>) => Promise<void>
}
/** An applied migration and its duration. */
export type Migrated = { name: string; ms: number }

/**
 * Migrates a database to the newest schema, each migration in a transaction of its own: without a
 * statement timeout, and with a short lock timeout, after which the transaction starts again. Call
 * it under `withAdvisoryLock`, after `adoptFormer`. Payload's own runner is not used: it has the
 * timeouts of requests, and ends the process.
 *
 * @param options.url connection string of the owner of the tables
 * @param options.only names of the migrations to run; all of them by default
 * @param options.onDone called after each
 * @param options.all other migrations, for tests
 * @param options.patience other lock timeouts, in milliseconds, for tests
 * @returns those that ran now, in order
 * @throws {FailedSchemaWork} with a message; the failed migration is rolled back, those before it
 *   stay
 */
export const migrate = (options: {
  url: string
  only?: readonly string[]
  onDone?: (migrated: Migrated) => void
  all?: readonly Migration[]
  patience?: Patience
}): Promise<Migrated[]> => {
  const { url, only, onDone = () => {}, all = migrations, patience = PATIENCE } = options
  return withConnection('maintenance', url, (client) =>
    withConnection('maintenance', url, async (watcher) => {
      const applied = await readApplied(client)
      const names = new Set(applied.map(({ name }) => name))
      const batch = Math.max(0, ...applied.map((one) => one.batch)) + 1
      const pending = all.filter(({ name }) => !names.has(name) && (!only || only.includes(name)))
      const done: Migrated[] = []
      for (const migration of pending) {
        const begun = performance.now()
        await workPatiently({
          ...{ client, watcher, patience },
          what: `The migration ${migration.name}`,
          work: async () => {
            await migration.up({ db: drizzleOn(client) })
            await client.query('insert into payload_migrations (name, batch) values ($1, $2)', [
              migration.name,
              batch,
            ])
          },
        })
        const migrated = { name: migration.name, ms: performance.now() - begun }
        done.push(migrated)
        onDone(migrated)
      }
      return done
    }),
  )
}
