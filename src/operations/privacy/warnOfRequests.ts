import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { answerDayOf, dueRequestWarning, pressingUntil } from '@/domain/privacy/requests'
import type { Day } from '@/domain/shared/day'
import { readRows } from '@/queries/shared/rows'
import { isFirst } from '../background/onceOnly'
import { notify } from '../notifications/notify'
import { inTransaction, query } from '../shared/transaction'

/** Open requests about personal data that are overdue or due within days. */
export const pressingRequests = async (req: PayloadRequest, today: Day): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    req,
    sql`select id from person_requests
        where state = 'open' and due_on <= ${pressingUntil(today)} order by due_on, id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Notifies everybody who may answer such requests that one is due: once for each step, even with
 * concurrent runs. Checked again under the lock of the request. The notification contains its id,
 * not the person.
 */
export const warnOfRequest = (args: {
  req: PayloadRequest
  id: number
  today: Day
}): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, id, today } = args
    const [open] = await query<{ due: Day }>(
      req,
      sql`select due_on::text as due from person_requests
          where id = ${id} and state = 'open' for no key update`,
    )
    const step = open ? dueRequestWarning({ due: open.due, today }) : null
    // A corrected deadline is notified again.
    if (!open || step === null || !(await isFirst(req, `request-due ${id} ${open.due} ${step}`)))
      return
    await notify({
      ...{ req, event: 'requestDue', subject: 'privacy', document: id },
      data: { record: `#${id}`, until: answerDayOf({ due: open.due, today }) },
      to: { holdersOf: 'read' },
    })
  })
