import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { DeletedValues, RecordRights } from '@/queries/trash/trashRights'
import type { Writer } from '../shared/transaction'

/**
 * In `custom.restore` of a collection, what its deleted records have to pass beside the constraints
 * of the database.
 */
export type RestoreRules = {
  /** Who may do anything to one of them: asked for restoring it and for deleting it for good. */
  rights?: RecordRights
  /**
   * Rules of new records that look at other records, which may have changed since. What they return
   * is not taken: the record comes back as it was.
   */
  rules?: readonly CollectionBeforeChangeHook[]
  /** Guarded columns of its rows, which only commands write otherwise. */
  writer?: Writer
  /** What follows from its being there again. */
  after?: (args: { req: PayloadRequest; values: DeletedValues }) => Promise<unknown>
}
