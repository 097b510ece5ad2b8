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
 * Removes the files of background exports whose row is deleted or names another file. A row names
 * its file before it is written, so this may remove even the newest files.
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
 * Deletes all files of exports in the transaction that erases a person and holds the lock of
 * erasures, because each file may contain the person's data. Exports that are being made start
 * again; their keys stay in the rows, so that the next run removes the partial files.
 */
export const forgetExports = async (req: PayloadRequest): Promise<void> => {
  // Before the deletion: this update waits for runs that are just ending, whose rows are then
  // deleted.
  await query(req, sql`update exports set state = 'waiting' where state = 'running'`)
  await query(req, sql`delete from exports where ended_at is not null`)
  await wakeJob(req, 'make-exports')
  const { payload } = req
  await whenTransactionEnds(req.transactionID, {
    // The hourly sweep removes those that could not be removed here.
    committed: () =>
      removeStrayExports({ payload }).then(
        () => {},
        (err: unknown) => payload.logger.error({ msg: 'Files of exports were not removed', err }),
      ),
  })
}
