import { select } from '../../factories/database'
import { deliver } from '../../factories/events'

export type StoredNotification = {
  event: string
  document: number
  data: Record<string, unknown> | null
}

/** The notifications of a user, oldest first. */
export const notificationsOf = async ({ id }: { id: number }): Promise<StoredNotification[]> => {
  await deliver()
  return select<StoredNotification>(
    `select event, document::int as document, data from notifications
     where recipient_id = $1 order by id`,
    [id],
  )
}

export const eventsOf = async (person: { id: number }): Promise<string[]> =>
  (await notificationsOf(person)).map(({ event }) => event)

/** A row of somebody's, past all operations. */
export const insertNotification = async ({ id }: { id: number }, document = 1): Promise<number> => {
  const [row] = await select<{ id: number }>(
    `insert into notifications (recipient_id, kind, event, subject, document, data)
     values ($1, 'tenderStatus', 'tenderApproved', 'tenders', $2, '{"number":"TKF-2026-0042"}')
     returning id`,
    [id, document],
  )
  return row?.id ?? 0
}
