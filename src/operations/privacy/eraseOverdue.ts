import type { PayloadRequest } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import type { Ticked } from '@/catalog/commands/privacy'
import { destructionPeriod } from '@/domain/privacy/requests'
import { Refusal } from '@/domain/shared/refusal'
import type { Day } from '@/domain/shared/day'
import type { HitGroup } from '@/present/privacy/hits'
import { findOverdue, readOverdue, type OverdueRow } from '@/queries/privacy/overdueData'
import { isFirst } from '../background/onceOnly'
import { notify } from '../notifications/notify'
import { applySteps, type ErasureStep } from '../shared/erasureSteps'
import { inTransaction, query } from '../shared/transaction'
import { recordDestruction } from '../sweeps/recordDestruction'
import { insistOnConfirmed } from '../users/factors/confirmItsYou'
import { emptied, lockForErasure, recordErasure } from './erasePerson'

/**
 * Personal data past its retention period, whatever else the caller may read. The caller checks the
 * right *delete* of privacy, and that it is a user.
 * @throws Refusal `signInFirst`, `confirmItsYou`
 */
export const listOverdue = async (req: PayloadRequest): Promise<{ groups: HitGroup[] }> => {
  await insistOnConfirmed(req)
  return { groups: await readOverdue(req, new Date()) }
}

const stepsOf = ({ parent, ...row }: OverdueRow): ErasureStep[] => {
  const { table, key, born } = row
  if (table !== 'companies_extra_emails') return emptied(row)
  return [
    { do: 'delete', table, key, born },
    {
      do: 'redact',
      subject: 'companies',
      document: parent,
      fields: ['extra_emails'],
      events: null,
    },
  ]
}

/**
 * Erases the ticked rows past their retention period: their fields and free texts as a whole, and
 * their trail; in one transaction, checked under the row locks. A row changed or used since is
 * excluded. The caller checks the right *delete* of privacy.
 * @param args.reason kept as proof
 * @returns how many rows were changed or deleted
 * @throws Refusal `signInFirst`, `peopleOnly`, `confirmItsYou`; `notOverdue` if none of them is
 *   overdue, `erasureChanged` if some are not
 */
export const eraseOverdue = async (args: {
  req: PayloadRequest
  rows: readonly Ticked[]
  reason: string
  now?: Date
}): Promise<{ rows: number }> => {
  const { req, rows, reason, now = new Date() } = args
  insistOnStaff(req)
  await insistOnConfirmed(req)
  return inTransaction(req, async () => {
    await lockForErasure(req, rows)
    const due = await findOverdue({ req, now, rows })
    if (due.length === 0) throw new Refusal('notOverdue')
    if (due.length !== new Set(rows.map(({ table, key }) => `${table} ${key}`)).size)
      throw new Refusal('erasureChanged')
    const steps = due.flatMap(stepsOf)
    await applySteps({ execute: (statement) => query(req, statement), query: null, reason }, steps)
    for (const what of new Set(due.map(({ table }) => table))) {
      const rows = due.filter(({ table }) => table === what).length
      await recordDestruction({ req, what, rows })
    }
    await recordErasure({ req, reason, steps, rows: due.length })
    return { rows: due.length }
  })
}

/** A notification needs a record id, and the page of personal data has none. */
const THE_PAGE = 1

/**
 * Notifies everybody who may erase personal data that some is past its retention period: once in
 * half a year, even with concurrent runs or after a restart.
 * @param args.today the day of the company
 */
export const proposeErasure = (args: {
  req: PayloadRequest
  now: Date
  today: Day
}): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, now, today } = args
    if ((await findOverdue({ req, now, rows: null })).length === 0) return
    if (!(await isFirst(req, `retention ${destructionPeriod(today)}`))) return
    await notify({
      ...{ req, event: 'retentionOver', subject: 'privacy', document: THE_PAGE, data: {} },
      to: { holdersOf: 'delete' },
    })
  })
