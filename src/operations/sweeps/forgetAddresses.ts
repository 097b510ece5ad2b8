import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { PERSONAL_USES } from '@/catalog/personal'
import { inTransaction, query } from '../shared/transaction'
import { recordDestruction } from './recordDestruction'

/** Events changed in one transaction, to keep locks short. */
const AT_ONCE = 5_000

/**
 * Removes addresses from audit events older than a year, in batches, each in its own transaction:
 * an interrupted run is continued by the next one.
 * @param args.now the current time; events of the last year are never touched
 * @returns how many events were changed
 */
export const forgetAddresses = async (args: {
  req: PayloadRequest
  now: Date
}): Promise<number> => {
  const { req, now } = args
  const { years } = PERSONAL_USES.addresses.keep
  let all = 0
  for (;;) {
    const changed = await inTransaction(req, async () => {
      const [row] = await query<{ n: number }>(
        req,
        sql`select audit_forget_addresses(
              ${now.toISOString()}::timestamptz - make_interval(years => ${years}), ${AT_ONCE}) as n`,
      )
      await recordDestruction({ req, what: 'audit_addresses', rows: row?.n ?? 0 })
      return row?.n ?? 0
    })
    all += changed
    if (changed < AT_ONCE) return all
  }
}
