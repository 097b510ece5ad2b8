import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { isRunning, RUNNING_STATUSES, type RunningStatus } from '@/domain/imports/imports'
import { Refusal, type RefusalCode } from '@/domain/shared/refusal'
import { withAuditContext } from '@/lib/auditContext'
import { systemRequest } from '@/lib/payloadRequests'
import { readRows } from '@/queries/shared/rows'
import { inTransaction } from '../shared/transaction'
import { checkRows } from './checkRows'
import { commitRows } from './commitRows'
import { lockImport, moveImport } from './importRow'
import { readImport, type Import } from '@/queries/imports/importRow'
import { undoRows } from './undoRows'
import { isPassing } from './writeRow'

const WORK: Readonly<Record<RunningStatus, (payload: Payload, one: Import) => Promise<boolean>>> = {
  checking: checkRows,
  importing: commitRows,
  undoing: undoRows,
}

/** Attempts after a deadlock: the other transaction soon completes. */
const TRIES = 3

/** The imports with work for the job, in the order in which they were started. */
export const runningImports = async (payload: Payload): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    { payload },
    sql`select id from imports where status::text in (
          select jsonb_array_elements_text(${JSON.stringify(RUNNING_STATUSES)}::jsonb))
        order by updated_at, id`,
  )
  return rows.map(({ id }) => id)
}

const stop = async (payload: Payload, id: number, reason: RefusalCode): Promise<void> => {
  const req = await systemRequest(payload)
  await inTransaction(req, async () => {
    const { status } = await lockImport(req, id)
    if (isRunning(status)) await moveImport(req, id, { status: 'stopped', reason })
  })
}

/** Null for a discarded one. */
const findImport = (payload: Payload, id: number): Promise<Import | null> =>
  readImport({ payload }, id).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })

const nameOf = async (payload: Payload, id: number): Promise<string | null> => {
  const [user] = await readRows<{ name: string | null }>(
    { payload },
    sql`select name from users where id = ${id}`,
  )
  return user?.name ?? null
}

const advance = async (payload: Payload, one: Import): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await WORK[one.status as RunningStatus](payload, one)
    } catch (error) {
      if (!isPassing(error) || attempt === TRIES) throw error
    }
  }
}

/**
 * Processes the next part of an import: checks, imports or undoes some of its rows. The trail
 * records its changes under the importer, with the import's id.
 * @returns whether there is more to do
 * @throws transient errors; anything else stops the import with that reason, and is thrown for the
 *   page of jobs
 */
export const advanceImport = async (payload: Payload, id: number): Promise<boolean> => {
  const one = await findImport(payload, id)
  if (!one || !isRunning(one.status)) return false
  const { createdBy: user } = one
  const who = { user, name: await nameOf(payload, user), command: 'import', import: id }
  try {
    return await withAuditContext(who, () => advance(payload, one))
  } catch (error) {
    if (isPassing(error)) throw error
    // Discarded meanwhile: there is nothing to stop.
    if (!(await findImport(payload, id))) return false
    const isOurs = error instanceof Refusal
    await stop(payload, id, isOurs ? error.code : 'unexpected')
    if (isOurs) return false
    throw error
  }
}
