import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { NotificationEvent } from '@/domain/notifications/events'
import { query } from '../shared/transaction'
import { actorOf, notify } from './notify'

type TenderEvent = Extract<
  NotificationEvent,
  | 'tenderApproved'
  | 'approvalWithdrawn'
  | 'tenderRejected'
  | 'tenderCancelled'
  | 'tenderInvoiced'
  | 'invoiceWithdrawn'
  | 'tenderExpiring'
>

type Told = { id: number; title: string; createdBy: number | null }

/** Notifies the author of a tender of a new state, unless they changed it themselves. */
export const notifyTenderOwner = ({
  req,
  event,
  tender,
  number,
}: {
  req: PayloadRequest
  event: TenderEvent
  tender: Told
  /** The number the step left it with; a draft may have none. */
  number: string | null
}): Promise<void> => {
  const actor = actorOf(req)
  return notify({
    req,
    event,
    subject: 'tenders',
    document: tender.id,
    data: { number, tender: tender.title, actor: actor?.name ?? null },
    to: { users: [tender.createdBy] },
    except: [actor?.id ?? null],
  })
}

/**
 * Notifies everybody who may approve that a tender was sent. Not its sender, nor users whose
 * approval limit it exceeds, nor with the four-eyes setting its author: they could not approve it.
 */
export const notifyApprovers = async ({
  req,
  tender,
  number,
  fourEyes,
}: {
  req: PayloadRequest
  /** `totalBase` in lira. */
  tender: Told & { totalBase: string }
  number: string
  fourEyes: boolean
}): Promise<void> => {
  const actor = actorOf(req)
  const tooSmall = await query<{ role: number }>(
    req,
    sql`select role_id as role from settings_approval_limits
        where max_total_base < ${tender.totalBase}::numeric`,
  )
  await notify({
    req,
    event: 'tenderSent',
    subject: 'tenders',
    document: tender.id,
    data: { number, tender: tender.title, actor: actor?.name ?? null },
    to: { holdersOf: 'approve', exceptRoles: tooSmall.map(({ role }) => role) },
    except: [actor?.id ?? null, fourEyes ? tender.createdBy : null],
  })
}
