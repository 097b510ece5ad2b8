import type { Queryable } from './appliedMigrations'

/**
 * Reason why a server may not be read in place of a database.
 * @param primary the database, with the role of the program
 * @param replica the server of DATABASE_REPLICA_URL
 * @returns half a sentence for the operator; null for a replica of this database
 * @throws when one of the two does not respond, or the replica does not have the tables yet
 */
export const findReplicaMisfit = async (
  primary: Queryable,
  replica: Queryable,
): Promise<string | null> => {
  const [{ rows: originals }, { rows: copies }] = await Promise.all([
    primary.query(`select epoch, current_setting('synchronous_commit') as commits from event_log`),
    replica.query('select epoch, pg_is_in_recovery() as follows from event_log'),
  ])
  if (copies[0]?.follows !== true) return 'it does not follow another server'
  if (copies[0].epoch !== originals[0]?.epoch) return 'it follows another database'
  // A commit would be confirmed before it is in the log that replicas receive.
  return originals[0]?.commits === 'off' ? 'synchronous_commit of the database is off' : null
}
