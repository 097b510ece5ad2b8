import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import type { CountStatus } from '@/domain/stock/counting/counts'
import { query } from '../../shared/transaction'
import { SCOPE_COLUMNS, type Scoped } from '@/queries/stock/counts/ofScope'

export type LockedCount = Scoped & { id: number; status: CountStatus; isBlind: boolean }

const COLUMNS = sql`id, status, ${SCOPE_COLUMNS},
  coalesce(is_blind, false) as "isBlind"`

const found = ([count]: LockedCount[]): LockedCount => {
  if (!count) throw new Refusal('notFound')
  return count
}

/**
 * Takes the row lock of a count for a change of its state; entries wait meanwhile. Lock order: counts
 * before tenders, cards and reservations.
 * @throws Refusal `notFound`
 */
export const lockCount = async (req: PayloadRequest, id: number): Promise<LockedCount> =>
  found(
    await query(req, sql`select ${COLUMNS} from stock_counts where id = ${id} for no key update`),
  )

/**
 * Takes a shared lock on a count for an entry: its state cannot change, but others can enter at the
 * same time.
 * @throws Refusal `notFound`
 */
export const holdCount = async (req: PayloadRequest, id: number): Promise<LockedCount> =>
  found(await query(req, sql`select ${COLUMNS} from stock_counts where id = ${id} for share`))
