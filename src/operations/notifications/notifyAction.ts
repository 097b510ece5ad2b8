import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ActionSubject } from '@/domain/actions/actions'
import type { StoredEvent } from '@/domain/events/events'
import { peopleWhoRead } from '@/queries/users/activePeople'
import { query } from '../shared/transaction'
import { notify } from './notify'
import { placeOf } from './notifyMention'

type Row = { subject: ActionSubject; document: number; company: number | null }

/**
 * Notifies the new owner of an action, unless it was finished, deleted or reassigned meanwhile, or
 * they may not read it any more.
 */
export const notifyOfAction = async (
  req: PayloadRequest,
  { document: id, actor, data }: StoredEvent<'actionAssigned'>,
): Promise<void> => {
  const [action] = await query<Row>(
    req,
    sql`select subject::text as subject, document::int as document, company_id as company
        from actions where id = ${id} and owner_id = ${data.owner} and done_at is null`,
  )
  const place = action && placeOf(action)
  if (!place) return
  const able = await peopleWhoRead(req, 'actions', action.subject, [data.owner])
  await notify({
    req,
    event: 'actionAssigned',
    ...place,
    data: { action: data.title, actor: actor?.name ?? null },
    to: { users: able.map((person) => person.id) },
    except: [actor?.id ?? null],
  })
}
