import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { EventName } from '@/domain/events/entries'
import type { StoredEvent } from '@/domain/events/events'
import { query } from '../shared/transaction'
import { notify } from './notify'

type OfCustomer = 'tenderAccepted' | 'tenderDeclined' | 'tenderQuestioned'
type OfOwner = Exclude<
  Extract<EventName, `tender${string}` | `${string}Withdrawn`>,
  'tenderSent' | OfCustomer
>

/** Notifies the author of a tender of a new state, unless they changed it themselves. */
export const tellTenderOwner = (
  req: PayloadRequest,
  { name, document, actor, data }: StoredEvent<OfOwner>,
): Promise<void> =>
  notify({
    req,
    event: name,
    subject: 'tenders',
    document,
    data: { number: data.number, tender: data.title, actor: actor?.name ?? null },
    to: { users: [data.createdBy] },
    except: [actor?.id ?? null],
  })

/**
 * Notifies everybody who may approve that a tender was sent. Not its sender, nor users whose
 * approval limit it exceeds, nor with the four-eyes setting its author: they could not approve it.
 */
export const tellApprovers = async (
  req: PayloadRequest,
  { name, document, actor, data }: StoredEvent<'tenderSent'>,
): Promise<void> => {
  const tooSmall = await query<{ role: number }>(
    req,
    sql`select role_id as role from settings_approval_limits
        where max_total_base < ${data.totalBase}::numeric`,
  )
  await notify({
    req,
    event: name,
    subject: 'tenders',
    document,
    data: { number: data.number, tender: data.title, actor: actor?.name ?? null },
    to: { holdersOf: 'approve', exceptRoles: tooSmall.map(({ role }) => role) },
    except: [actor?.id ?? null, data.fourEyes ? data.createdBy : null],
  })
}

/** Notifies the author of a tender, and whoever sent it, of what its customer said by the link. */
export const tellOfAnswer = (
  req: PayloadRequest,
  { name, document, data }: StoredEvent<OfCustomer>,
): Promise<void> => {
  const { number, title: tender, customer, createdBy, sentBy, chosen = [] } = data
  return notify({
    req,
    event: name,
    subject: 'tenders',
    document,
    data: {
      number,
      tender,
      customer,
      chosen: chosen.join(', ').slice(0, 500) || null,
      actor: null,
    },
    to: { users: [createdBy, sentBy] },
  })
}
