import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { EventName } from '@/domain/events/entries'
import type { StoredEvent } from '@/domain/events/events'
import { query } from '../shared/transaction'
import { notify } from './notify'

type OfReservation = Extract<EventName, `reservation${string}`>

type Facts = {
  card: string
  quantity: string
  number: string | null
  tender: string | null
  owner: number | null
  reservedBy: number | null
}

/**
 * Notifies the author of the tender and the person who reserved that stock was reserved or released
 * by hand. Approving or ending a tender sends its own notification.
 */
export const notifyOfReservation = async (
  req: PayloadRequest,
  { name, document: id, actor }: StoredEvent<OfReservation>,
): Promise<void> => {
  const [facts] = await query<Facts>(
    req,
    sql`select c.name as card, r.quantity::text as quantity, t.number, t.title as tender,
               t.created_by_id as owner, r.reserved_by_id as "reservedBy"
        from stock_reservations r join stock_cards c on c.id = r.stock_card_id
        left join tenders t on t.id = r.tender_id where r.id = ${id}`,
  )
  if (!facts) return
  const { card, quantity, number, tender, owner, reservedBy } = facts
  await notify({
    req,
    event: name,
    subject: 'stock-reservations',
    document: id,
    data: { card, quantity, number, tender, actor: actor?.name ?? null },
    to: { users: [owner, reservedBy] },
    except: [actor?.id ?? null],
  })
}
