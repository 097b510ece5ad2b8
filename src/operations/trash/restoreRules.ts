import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Writer } from '../shared/transaction'

type Values = Record<string, unknown>

/** Rights to single records, where the right to the collection is not enough to delete each of them. */
export type RecordRights = {
  /** Throws unless the caller might delete this very record, were it still there. */
  insist: (args: { req: PayloadRequest; values: Values }) => Promise<unknown>
  /** The same of the rows of `trash`, read without locks: enough to list them by. */
  shown: (req: PayloadRequest) => Promise<SQL>
}

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
  after?: (args: { req: PayloadRequest; values: Values }) => Promise<unknown>
}
