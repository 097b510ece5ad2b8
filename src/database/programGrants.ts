import { withConnection } from './openConnection'
import { PATIENCE, workPatiently, type Patience } from './workPatiently'

/** Schemas of the application: `public`, and that of the job library. */
const SCHEMAS = 'public, jobs'
/**
 * Tables the program only reads: the audit trail, the lists of its triggers, the state of the
 * schema.
 */
const READ_ONLY =
  'audit_events, audit_lists, audit_redactions, audit_archives, payload_migrations, schema_facts'
/** Tables that the program may only insert into, because their rows are evidence. */
const ADD_ONLY = 'erasures'

const roleOf = (url: string) =>
  withConnection('maintenance', url, async (client) => {
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    return rows[0]?.role ?? ''
  })

/**
 * Grants the role of the program the rights that it needs on the owner's tables, sequences and
 * schemas, without writing the audit trail. Does nothing if one role is both. Repeatable, all or
 * nothing, with the lock timeouts of a migration.
 * @param options.ownerUrl connection string of the owner of the tables
 * @param options.programUrl that of the program
 * @param options.patience other lock timeouts, in milliseconds, for tests
 * @throws {FailedSchemaWork} with a message
 */
export const grantToProgram = async ({
  ownerUrl,
  programUrl,
  patience = PATIENCE,
}: {
  ownerUrl: string
  programUrl: string
  patience?: Patience
}): Promise<void> => {
  const [owner, program] = await Promise.all([roleOf(ownerUrl), roleOf(programUrl)])
  if (owner === program) return
  await withConnection('maintenance', ownerUrl, (client) =>
    withConnection('maintenance', ownerUrl, async (watcher) => {
      const role = client.escapeIdentifier(program)
      const work = async () => {
        await client.query(`
          grant usage on schema ${SCHEMAS} to ${role};
          grant select, insert, update, delete on all tables in schema ${SCHEMAS} to ${role};
          grant usage, select on all sequences in schema ${SCHEMAS} to ${role};
          revoke insert, update, delete, truncate, references, trigger on ${READ_ONLY} from ${role};
          revoke update, delete, truncate, references, trigger on ${ADD_ONLY} from ${role};`)
      }
      const what = 'Granting the program its rights'
      await workPatiently({ client, watcher, what, work, patience })
    }),
  )
}
