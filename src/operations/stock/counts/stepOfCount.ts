import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import {
  refuseCountCommand,
  type CountCommand,
  type CountStatus,
} from '@/domain/stock/counting/counts'
import { asWriter, inTransaction, query } from '../../shared/transaction'
import { lockCount, type LockedCount } from './lockCount'

/** The resulting state of each command. */
const LEADS_TO: Readonly<Record<CountCommand, CountStatus>> = {
  start: 'counting',
  finish: 'review',
  resume: 'counting',
  post: 'posted',
  cancel: 'cancelled',
}

/**
 * Runs one step of a count: lock, check, work, update.
 * @param args.more further columns of the step, as SQL assignments
 * @param args.work further work of the step
 * @throws Refusal `notFound`, `wrongCountState`
 */
export const stepOfCount = (args: {
  req: PayloadRequest
  id: number
  command: CountCommand
  more?: SQL
  work?: (count: LockedCount) => Promise<void>
}): Promise<number> => {
  const { req, id, command, more = sql``, work } = args
  return inTransaction(req, async () => {
    const count = await lockCount(req, id)
    const blocker = refuseCountCommand(command, count)
    if (blocker) throw new Refusal(blocker.code)
    await work?.(count)
    await asWriter(req, 'count', () =>
      query(
        req,
        sql`update stock_counts set status = ${LEADS_TO[command]}, updated_at = now() ${more}
            where id = ${id}`,
      ),
    )
    return id
  })
}

/** Frees the cards of a count for other counts. */
export const freeCards = async (req: PayloadRequest, id: number): Promise<void> => {
  await query(req, sql`update stock_count_cards set is_open = false where count_id = ${id}`)
}
