import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { isOpenTenderOf, peopleWhoMayTakeOver, readLeftBehind } from '@/queries/users/leftBehind'
import { asWriter, inTransaction, query } from '../shared/transaction'
import { passRequestOn } from '../tenders/approvals/requestApproval'
import { changeUserStatus } from '../users/changeUserStatus'
import { insistOnConfirmed } from '../users/factors/confirmItsYou'
import { insistOnStatusOf } from '../users/roleHierarchy'

type Call = { req: PayloadRequest; id: number; to: number }

const suspend = async (req: PayloadRequest, id: number) => {
  await insistOnStatusOf(req, id)
  const [user] = await query<{ status: string }>(
    req,
    sql`select status from users where id = ${id}`,
  )
  if (!user) throw new Refusal('notFound', { data: { collection: 'users' } })
  // A user who left before can be processed again, for records assigned since.
  if (user.status === 'active') await changeUserStatus({ req, id, verb: 'suspend' })
}

/** Locks rows in the order of their ids, as every other bulk change does. */
const lock = async (req: PayloadRequest, table: string, condition: SQL): Promise<number[]> => {
  const rows = await query<{ id: number }>(
    req,
    sql`select id from ${sql.identifier(table)} where ${condition} order by id for no key update`,
  )
  return rows.map(({ id }) => id)
}

const handOver = (req: PayloadRequest, table: string, change: SQL, condition: SQL) =>
  query(
    req,
    sql`update ${sql.identifier(table)} set ${change}, updated_at = now() where ${condition}`,
  )

/**
 * Processes a user's leaving: they are suspended, and unfinished work goes to another user: open
 * tenders, customers, requests for approvals, actions and programs. Authors of records, and owners
 * of finished ones, stay. In one transaction, and repeatable.
 * @param call.req of the caller, who needs to write users, and owners of tenders, customers, actions
 * @param call.id of the user who leaves
 * @param call.to an active user who may read all of it, and approve what waits for an approval
 * @returns the id of the user who left
 * @throws Refusal as `suspendUser`; `confirmItsYou`; `invalidInput` with `ownerCannotRead` or `approverCannotApprove`
 *   at `to`
 */
export const leave = ({ req, id, to }: Call): Promise<number> =>
  inTransaction(req, async () => {
    await suspend(req, id)
    await insistOnConfirmed(req)
    const open = isOpenTenderOf(id)
    await lock(req, 'companies', sql`owner_id = ${id}`)
    await lock(req, 'tenders', sql`approver_id = ${id} or (${open})`)
    const left = await readLeftBehind(req, id)
    const [able] = await peopleWhoMayTakeOver(req, { leaver: id, left, only: to })
    refuseFields([able ? null : { path: 'to', code: 'ownerCannotRead' }])

    const owner = sql`owner_id = ${to}`
    await handOver(req, 'companies', owner, sql`owner_id = ${id}`)
    await asWriter(req, 'tender', () => handOver(req, 'tenders', owner, open))
    await handOver(req, 'actions', owner, sql`owner_id = ${id} and done_at is null`)
    await handOver(req, 'api_clients', sql`responsible_id = ${to}`, sql`responsible_id = ${id}`)
    for (const tender of await lock(req, 'tenders', sql`approver_id = ${id}`))
      await passRequestOn({ req, id: tender, approver: to })
    return id
  })
