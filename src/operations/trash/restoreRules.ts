import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { DeletedValues, RecordRights } from '@/queries/trash/trashRights'
import type { Writer } from '../shared/transaction'

/**
 * `custom.restore` of a collection: checks on restoring its records, in addition to database
 * constraints.
 */
export type RestoreRules = {
  /** Rights to single records, for restoring and purging. */
  rights?: RecordRights
  /**
   * Validation rules of new records that depend on other records, which may have changed since.
   * Their results are not used: the record is restored unchanged.
   */
  rules?: readonly CollectionBeforeChangeHook[]
  /** Guarded columns of its rows, otherwise written by commands only. */
  writer?: Writer
  /** Follow-up work after a restore. */
  after?: (args: { req: PayloadRequest; values: DeletedValues }) => Promise<unknown>
}
