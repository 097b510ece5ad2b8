import type { PayloadRequest } from 'payload'
import type { EventName } from '@/domain/events/entries'
import type { StoredEvent } from '@/domain/events/events'
import { refuseOverLimit } from '@/domain/tenders/approval/overLimit'
import { companySettings } from '@/queries/settings/companySettings'
import { deputyOf } from '@/queries/users/deputies'
import { personNamed } from '@/queries/users/personNamed'
import { mailRequest } from './mailRequest'
import { notify, notifyEach, type Notified } from './notify'

type OfCustomer = 'tenderAccepted' | 'tenderDeclined' | 'tenderQuestioned'
type OfOwner = Exclude<
  Extract<EventName, `tender${string}` | `${string}Withdrawn`>,
  'tenderSent' | 'tenderAssigned' | OfCustomer
>
type Requested = 'approvalRequested' | 'approvalDeclined'

/** The owner of the tender; its creator in events that were stored before tenders had owners. */
const ownerOf = ({ owner, createdBy }: { owner?: number | null; createdBy: number | null }) =>
  owner ?? createdBy

/** Notifies the owner of a tender of a new state, unless they changed it themselves. */
export const notifyTenderOwner = (
  req: PayloadRequest,
  { name, document, actor, data }: StoredEvent<OfOwner>,
): Promise<void> =>
  notify({
    req,
    event: name,
    subject: 'tenders',
    document,
    data: { number: data.number, tender: data.title, actor: actor?.name ?? null },
    to: {
      users: [
        ...new Set([ownerOf(data), data.askedBy, 'onBehalfOf' in data ? data.onBehalfOf : null]),
      ],
    },
    except: [actor?.id ?? null],
  })

/**
 * Notifies everybody who may approve that a draft was sent. Not its sender, nor users whose
 * approval limit it exceeds, nor with the four-eyes setting its author: they could not approve it.
 */
export const notifyApprovers = async (
  req: PayloadRequest,
  { name, document, actor, data }: StoredEvent<'tenderSent'>,
): Promise<void> => {
  const { totalBase, gross = '0', net = '0', wasDraft = true } = data
  if (!wasDraft) return
  const { approvalLimits } = await companySettings(req)
  const tooSmall = [...approvalLimits].filter(([, own]) =>
    refuseOverLimit(own, { totalBase, gross, net }),
  )
  await notify({
    req,
    event: name,
    subject: 'tenders',
    document,
    data: { number: data.number, tender: data.title, actor: actor?.name ?? null },
    to: { holdersOf: 'approve', exceptRoles: tooSmall.map(([role]) => role) },
    except: [actor?.id ?? null, data.fourEyes ? data.createdBy : null],
  })
}

type Requesting = StoredEvent<'approvalRequested'>

/**
 * Mails a request for approval, unless the daily mail lists its notification. Both are decided
 * together, so that it is mailed exactly once even if the user changes their choice. A muted kind
 * has no notification; its requests are mailed at once.
 */
const mailUnlessDaily = async (
  req: PayloadRequest,
  { document: tender, actor, data: { approver } }: Requesting,
  { notified, deputy }: { notified: readonly Notified[]; deputy: number | null },
): Promise<void> => {
  const receiver = deputy ?? approver
  if (receiver === actor?.id) return
  if (notified.some(({ user, isDaily }) => user === receiver && isDaily)) return
  await mailRequest(req, { tender, approver, deputy })
}

/**
 * Notifies the requested approver and their deputy, also by mail; after a decline, the owner, the user
 * who requested the approval, and the approver whose deputy declined.
 */
export const notifyOfRequest = async (
  req: PayloadRequest,
  event: StoredEvent<Requested>,
): Promise<void> => {
  const { name, document, actor, data } = event
  const { number, title: tender } = data
  const to =
    'approver' in data
      ? [data.approver]
      : [...new Set([ownerOf(data), data.askedBy, data.onBehalfOf])]
  const note = 'approver' in data ? data.note : data.reason
  const {
    company = null,
    person = null,
    total = null,
    currency = null,
    discount = null,
  } = 'approver' in data ? data : {}
  const news = {
    req,
    event: name,
    subject: 'tenders',
    document,
    data: {
      ...{ number, tender, note, actor: actor?.name ?? null },
      ...('approver' in data && { company, person, total, currency, discount }),
    },
    except: [actor?.id ?? null],
  } as const
  const notified = await notifyEach({ ...news, to: { users: to } })
  if (event.name !== 'approvalRequested') return
  await mailUnlessDaily(req, event, { notified, deputy: null })
  const { approver } = event.data
  const deputy = await deputyOf(req, approver)
  if (!deputy) return
  const onBehalf = (await personNamed(req, approver))?.name ?? null
  const ofDeputy = await notifyEach({
    ...{ ...news, data: { ...news.data, onBehalf } },
    to: { users: [deputy.id] },
  })
  await mailUnlessDaily(req, event, { notified: ofDeputy, deputy: deputy.id })
}

/** Notifies the owner of a tender, and the user who sent it, of the customer's answer by the link. */
export const notifyOfAnswer = (
  req: PayloadRequest,
  { name, document, data }: StoredEvent<OfCustomer>,
): Promise<void> => {
  const { number, title: tender, customer, sentBy, chosen = [] } = data
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
    to: { users: [...new Set([ownerOf(data), sentBy])] },
  })
}

/** Notifies the user a tender was assigned to, unless they assigned it themselves. */
export const notifyOfTender = (
  req: PayloadRequest,
  { document, actor, data }: StoredEvent<'tenderAssigned'>,
): Promise<void> =>
  notify({
    req,
    event: 'tenderAssigned',
    subject: 'tenders',
    document,
    data: { number: data.number, tender: data.title, actor: actor?.name ?? null },
    to: { users: [data.owner] },
    except: [actor?.id ?? null],
  })
