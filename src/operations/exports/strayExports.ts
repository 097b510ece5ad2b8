import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { EXPORTS_FOLDER } from '@/domain/lists/backgroundExport'
import { theStorage } from '@/lib/fileStorage'
import { whenTransactionEnds } from '@/lib/transactionEnds'
import { readRows } from '@/queries/shared/rows'
import { wakeJob } from '../background/wakeJob'
import { query } from '../shared/transaction'
import { removeExportFile } from './exportRow'

/**
 * Removes the files of background exports whose row is gone or names another file. A row names its
 * file before it is written, so age does not matter: nothing of a day is set aside or kept longer.
 * @returns how many files were removed
 */
export const removeStrayExports = async (req: Pick<PayloadRequest, 'payload'>): Promise<number> => {
  let removed = 0
  for await (const { name } of theStorage().list(EXPORTS_FOLDER)) {
    const [known] = await readRows(req, sql`select 1 from exports where file_key = ${name}`)
    if (known) continue
    await removeExportFile(name)
    removed += 1
  }
  return removed
}

/**
 * Deletes all files of exports with the erasure of a person, in its transaction, which holds the lock
 * of erasures: each may name them. Those under way are made again from the beginning; their keys stay,
 * so that the next run removes what this one has written.
 */
export const forgetExports = async (req: PayloadRequest): Promise<void> => {
  // Before the deletion: it waits for the row lock of a run that is ending, which is then deleted.
  await query(req, sql`update exports set state = 'waiting' where state = 'running'`)
  await query(req, sql`delete from exports where ended_at is not null`)
  await wakeJob(req, 'make-exports')
  const { payload } = req
  await whenTransactionEnds(req.transactionID, {
    // The hourly sweep removes what stayed.
    committed: () =>
      removeStrayExports({ payload }).then(
        () => {},
        (err: unknown) => payload.logger.error({ msg: 'Files of exports were not removed', err }),
      ),
  })
}
