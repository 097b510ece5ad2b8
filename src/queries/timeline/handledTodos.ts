import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { mayHandleAction } from '@/access/mayHandleAction'
import { staffIdOf } from '@/access/session/staffOf'
import type { Id } from '@/domain/shared/idOf'
import { readShown } from '../shared/readShown'

/**
 * The open actions among the rows of a list that the reader may end and snooze: their own, or by
 * *write actions*.
 * @param args.ids of rows that the reader may read
 * @returns empty for other collections, and for readers who may not see owner and end of actions
 */
export const readHandledTodos = async (args: {
  req: PayloadRequest
  slug: string
  ids: readonly Id[]
}): Promise<ReadonlySet<Id>> => {
  const { req, slug, ids } = args
  if (slug !== 'actions' || ids.length === 0) return new Set()
  const ability = await abilityOfRequest(req)
  if (!mayReadFields(ability, 'actions', 'owner', 'doneAt')) return new Set()
  const rows = await readShown<{ id: number; ownerId: number }>({
    req,
    columns: { id: 'id', ownerId: 'judged' },
    statement: sql`select id, owner_id as "ownerId" from actions
      where done_at is null and id in (select value::int
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  })
  const person = staffIdOf(req)
  const handled = rows.filter(({ ownerId: owner }) => mayHandleAction(ability, { person, owner }))
  return new Set(handled.flatMap(({ id }) => (id === undefined ? [] : [id])))
}
