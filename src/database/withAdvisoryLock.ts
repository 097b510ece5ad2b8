import { withConnection } from './openConnection'

/**
 * Runs work that only one process at a time may do on a database, such as migrating. A second
 * process waits until the first one is done; the lock of a killed one is released with its
 * connection.
 *
 * @param options.url connection string; not that of a pooler in transaction mode, which would hand
 *   the connection with the lock to another client
 * @param options.name what is locked; processes that use the same name exclude each other
 * @param options.work runs while the lock is held
 * @returns what `work` returns
 * @throws whatever `work` throws, after the lock is released
 */
export const withAdvisoryLock = async <T>({
  url,
  name,
  work,
}: {
  url: string
  name: string
  work: () => Promise<T>
}): Promise<T> =>
  // A separate connection: taken from the application's pool it could starve the work it protects.
  withConnection('maintenance', url, async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    return work()
  })
