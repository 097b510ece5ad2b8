import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import type { TypedPerson } from '@/domain/privacy/person'
import {
  dueDayOf,
  refusePersonRequest,
  type RequestAct,
  type RequestChannel,
  type RequestOutcome,
  type RequestSubject,
} from '@/domain/privacy/requests'
import type { Day } from '@/domain/shared/day'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { companyToday } from '@/queries/settings/companyToday'
import { recordEvent } from '../audit/recordEvent'
import { inTransaction, query } from '../shared/transaction'

/** The recorded values of a request. */
export type RequestValues = TypedPerson & {
  receivedOn: Day
  asked: RequestSubject
  channel: RequestChannel
  note: string | null
}

type Event = 'receiveRequest' | 'changeRequest' | 'closeRequest'

/** The trail contains the id of the request, not its person. */
const note = (req: PayloadRequest, action: Event, id: number) =>
  recordEvent({
    ...{ req, action, subject: 'settings', document: null },
    details: { request: `#${id}` },
  })

const insistOnValues = async (req: PayloadRequest, values: RequestValues) =>
  refuseFields(refusePersonRequest(values, await companyToday(req)))

/**
 * Records a person's request about their data; its deadline follows from the day of receipt. The
 * caller checks *read* of privacy, for all four.
 * @returns its id
 * @throws Refusal `signInFirst`, `peopleOnly`; `invalidInput` by field, as `refusePersonRequest`
 */
export const receiveRequest = (args: {
  req: PayloadRequest
  values: RequestValues
}): Promise<{ id: number }> =>
  inTransaction(args.req, async () => {
    const { req, values } = args
    insistOnStaff(req)
    await insistOnValues(req, values)
    const { receivedOn, name, email, phone, asked, channel, note: words } = values
    const [row] = await query<{ id: number }>(
      req,
      sql`insert into person_requests (received_on, due_on, name, email, phone, asked, channel, note)
          values (${receivedOn}, ${dueDayOf(receivedOn)}, ${name}, ${email}, ${phone}, ${asked},
            ${channel}, ${words})
          returning id`,
    )
    const id = Number(row?.id)
    await note(req, 'receiveRequest', id)
    return { id }
  })

type Change = { req: PayloadRequest; id: number; from: SQL; set: SQL; event: Event }

/** Changes a request if it is in the expected state; the second of two concurrent changes is refused. */
const changeRequest = ({ req, id, from, set, event }: Change): Promise<void> =>
  inTransaction(req, async () => {
    insistOnStaff(req)
    const changed = await query(
      req,
      sql`update person_requests set ${set}, updated_at = now()
          where id = ${id} and ${from} returning id`,
    )
    if (changed.length === 0) {
      const known = await query(req, sql`select 1 from person_requests where id = ${id}`)
      throw new Refusal(known.length > 0 ? 'wrongRequestState' : 'notFound')
    }
    await note(req, event, id)
  })

const IS_OPEN = sql`state = 'open'`

/**
 * Corrects an open request.
 * @throws Refusal as `receiveRequest`; `notFound`, `wrongRequestState` for a closed one
 */
export const correctRequest = async (args: {
  req: PayloadRequest
  id: number
  values: RequestValues
}): Promise<void> => {
  const { req, id, values } = args
  await insistOnValues(req, values)
  const { receivedOn, name, email, phone, asked, channel, note: words } = values
  const set = sql`received_on = ${receivedOn}, due_on = ${dueDayOf(receivedOn)}, name = ${name},
    email = ${email}, phone = ${phone}, asked = ${asked}, channel = ${channel}, note = ${words}`
  return changeRequest({ req, id, from: IS_OPEN, set, event: 'changeRequest' })
}

/**
 * Closes an open request.
 * @param args.answer the answer to the person, or why it was refused
 * @throws Refusal `signInFirst`, `peopleOnly`, `notFound`, `wrongRequestState` for a closed one
 */
export const closeRequest = (args: {
  req: PayloadRequest
  id: number
  outcome: RequestOutcome
  answer: string
}): Promise<void> => {
  const { req, id, outcome, answer } = args
  const set = sql`state = ${outcome}, answer = ${answer}, closed_at = now(),
    closed_by = ${insistOnStaff(req)}`
  return changeRequest({ req, id, from: IS_OPEN, set, event: 'closeRequest' })
}

/**
 * Reopens a closed request with its original deadline; the answer stays and can be changed.
 * @throws Refusal `signInFirst`, `peopleOnly`, `notFound`, `wrongRequestState` for an open one
 */
export const reopenRequest = ({ req, id }: { req: PayloadRequest; id: number }): Promise<void> =>
  changeRequest({
    ...{ req, id, event: 'changeRequest' },
    from: sql`state <> 'open'`,
    set: sql`state = 'open', closed_at = null, closed_by = null`,
  })

/**
 * Adds to an open request what was done for it. Until that transaction ends the request cannot be
 * closed.
 * @param args.rows how many rows were handed over or erased
 * @throws Refusal `notFound`, `wrongRequestState`
 */
export const addToRequest = (args: {
  req: PayloadRequest
  id: number
  act: RequestAct
  rows: number
}): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, id, act, rows } = args
    const [found] = await query<{ state: string }>(
      req,
      sql`select state from person_requests where id = ${id} for no key update`,
    )
    if (!found) throw new Refusal('notFound')
    if (found.state !== 'open') throw new Refusal('wrongRequestState')
    await query(
      req,
      sql`insert into person_request_acts (request_id, act, rows, user_id)
          values (${id}, ${act}, ${rows}, ${insistOnStaff(req)})`,
    )
  })
