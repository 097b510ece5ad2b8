import type { PayloadRequest } from 'payload'
import { whenTransactionEnds } from '@/lib/transactionEnds'
import { removeFiles } from '@/lib/fileStorage'

/**
 * Removes stored files of a folder; a failure is logged, and the nightly sweep removes what stayed.
 */
export const removeQuietly =
  (req: PayloadRequest, folder: string, names: string[]): (() => Promise<void>) =>
  () =>
    removeFiles(folder, names).catch((err: unknown) =>
      req.payload.logger.error({ msg: 'Stored files were not removed', err, folder, names }),
    )

/**
 * Removes stored files once the transaction of a request is committed.
 * @param files as `folder/name`
 */
export const removeFilesAfter = async (
  req: PayloadRequest,
  files: readonly string[],
): Promise<void> => {
  for (const file of files) {
    const [folder = '', name = ''] = file.split('/')
    await whenTransactionEnds(req.transactionID, { committed: removeQuietly(req, folder, [name]) })
  }
}
