import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { sequenceAt } from '@/domain/calendar/ics'
import {
  planCancellation,
  planInvitations,
  planUpdate,
  refuseMeetCommand,
  type InvitationStep,
  type MeetCommand,
  type MeetFacts,
} from '@/domain/meets/invitations'
import { Refusal } from '@/domain/shared/refusal'
import { isLocale, type Locale } from '@/i18n/locales'
import { localeOfRequest } from '@/i18n/requestLocale'
import { MEET_FACTS, readInvitations, type Invitation } from '@/queries/meets/readInvitations'
import { recordEvent } from '../audit/recordEvent'
import { queueMail } from '../mailQueue/queueMail'
import { insistOnVersion } from '../shared/insistOnVersion'
import { inTransaction, lockRow, query } from '../shared/transaction'

type Meet = MeetFacts & {
  updatedAt: Date
  /** Mail language of its customer. */
  language: string | null
}

/** Locks a meeting: the second of two concurrent requests sees the mails of the first. */
const lockMeet = async (req: PayloadRequest, id: number): Promise<Meet | undefined> => {
  await lockRow(req, 'meets', id)
  const [meet] = await query<Meet>(
    req,
    sql`select m.updated_at as "updatedAt", c.language, ${MEET_FACTS}
        from meets m left join companies c on c.id = m.company_id where m.id = ${id}`,
  )
  return meet
}

/**
 * The content of a mail. It is stored with it, because the meeting may change before it is sent.
 */
type Content = Record<'title' | 'startsAt' | 'endsAt', string | null> &
  Record<'meet' | 'sequence' | 'allDay' | 'organizer', number | null>

type Writing = {
  id: number
  step: InvitationStep
  sequence: number
  locale: Locale
  /** The language was chosen explicitly: it replaces that of the invitee's earlier mails. */
  isAsked: boolean
}

/**
 * Stores the content of a mail as the invitee's current state. A cancellation keeps the former
 * content, because that is what the recipient's calendar shows.
 */
const writeStep = async (req: PayloadRequest, writing: Writing) => {
  const { id, step, sequence, locale, isAsked } = writing
  const { recipient, state, kind } = step
  const content =
    kind === 'cancel'
      ? sql``
      : sql`title = excluded.title, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
          all_day = excluded.all_day,`
  const [row] = await query<Content & { locale: Locale }>(
    req,
    sql`insert into meet_invitations as i (meet_id, recipient, locale, state, sequence, title,
          starts_at, ends_at, all_day, organizer_id)
        select m.id, ${recipient}, ${locale}, ${state}, ${sequence}::int, m.title,
          coalesce(m.starts_at, now()), m.ends_at, coalesce(m.all_day, false), ${staffIdOf(req)}::int
        from meets m where m.id = ${id}
        on conflict (meet_id, lower(recipient)) do update set ${content}
          state = excluded.state, sequence = excluded.sequence, updated_at = now(),
          locale = case when ${isAsked}::boolean then excluded.locale else i.locale end,
          organizer_id = case when ${kind} = 'invite' then excluded.organizer_id
            else i.organizer_id end
        returning i.meet_id as meet, i.sequence, i.title, i.locale, i.organizer_id as organizer,
          to_json(i.starts_at) #>> '{}' as "startsAt", to_json(i.ends_at) #>> '{}' as "endsAt",
          i.all_day::int as "allDay"`,
  )
  if (!row) throw new Refusal('notFound', { data: { collection: 'meets', id } })
  return row
}

/**
 * Removes unsent mails to a person that another one replaces. A mail being sent is waited for, and
 * stays.
 * @returns the kind of the removed mail
 */
const withdrawWaiting = async (req: PayloadRequest, id: number, { recipient }: InvitationStep) => {
  const rows = await query<{ kind: string }>(
    req,
    sql`delete from mails where kind = 'meetInvitation' and data ->> 'meet' = ${String(id)}
          and lower(recipient) = lower(${recipient}) and state = 'waiting' and attempts = 0
        returning data ->> 'kind' as kind`,
  )
  return rows[0]?.kind
}

/** No mail to the person: an earlier queued one, such as a cancellation, is still sent. */
const dropPerson = (req: PayloadRequest, id: number, { recipient, state }: InvitationStep) =>
  query(
    req,
    sql`update meet_invitations set state = ${state}, updated_at = now()
        where meet_id = ${id} and lower(recipient) = lower(${recipient})`,
  )

/**
 * The mail a person needs: none if their invitation was never sent; the current details of the
 * meeting if they still expect it because their cancellation was never sent.
 */
const mailOf = ({ kind }: InvitationStep, withdrawn: string | undefined) => {
  if (withdrawn === 'invite') return kind === 'cancel' ? null : 'invite'
  return withdrawn === 'cancel' && kind === 'invite' ? 'update' : kind
}

const addressesOf = (steps: readonly InvitationStep[], ...kinds: InvitationStep['kind'][]) =>
  steps
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ recipient }) => recipient)
    .join(', ')

type Round = {
  req: PayloadRequest
  id: number
  meet: Meet
  steps: readonly InvitationStep[]
  known: readonly Invitation[]
  /** Language of the mails, if the caller chose one. */
  language?: Locale | null
}

/**
 * Stores and queues the mail of each step, and records one event in the audit trail. The meeting
 * gets a new version: a colleague's list read before it is refused as outdated.
 */
const send = async ({ req, id, meet, steps, known, language }: Round): Promise<void> => {
  const [version] = await query<{ at: Date | string }>(
    req,
    sql`update meets set updated_at = now() where id = ${id} returning updated_at as at`,
  )
  const at = new Date(version?.at ?? meet.updatedAt).toISOString()
  const locale = [language, meet.language].find(isLocale) ?? localeOfRequest(req)
  // From the clock, as in the calendar file, but always higher than before.
  const sequence = Math.max(sequenceAt(at), ...known.map((one) => one.sequence + 1))
  for (const step of steps) {
    if (step.kind === 'drop') {
      await dropPerson(req, id, step)
      continue
    }
    const isAsked = Boolean(language) || step.kind === 'invite'
    const writing = { id, step, sequence, locale, isAsked }
    const { locale: own, ...content } = await writeStep(req, writing)
    const kind = mailOf(step, await withdrawWaiting(req, id, step))
    const data = { ...content, kind, at }
    if (kind)
      await queueMail({ req, kind: 'meetInvitation', to: step.recipient, locale: own, data })
  }
  const details = {
    invited: addressesOf(steps, 'invite'),
    updated: addressesOf(steps, 'update'),
    cancelled: addressesOf(steps, 'cancel', 'drop'),
  }
  await recordEvent({
    ...{ req, action: 'sendInvitations', subject: 'meets', document: id },
    details: Object.fromEntries(
      Object.entries(details).filter(([, addresses]) => addresses !== ''),
    ),
  })
}

type Call = { req: PayloadRequest; id: number }

/** @throws Refusal `notFound`, `staleEdit`, and as `refuseMeetCommand` */
const lockFor = async (command: MeetCommand, { req, id }: Call): Promise<Meet> => {
  const meet = await lockMeet(req, id)
  if (!meet) throw new Refusal('notFound', { data: { collection: 'meets', id } })
  await insistOnVersion({ req, slug: 'meets', id, updatedAt: meet.updatedAt })
  const blocker = refuseMeetCommand(command, meet)
  if (blocker) throw new Refusal(blocker.code)
  return meet
}

/**
 * Invites people to a planned meeting, each by a mail with a calendar event. The addresses are the whole
 * list of invitees: a new one gets an invitation, one whose last mail is outdated gets an update, one that
 * is not on the list any more gets a cancellation, and others get nothing. The caller checks the rights;
 * the request may name the version of the meeting that it started from.
 * @param call.body.to the addresses of all invitees, at least one
 * @param call.body.language of the mails; when left out, the customer's, else the caller's
 * @returns the id of the meeting
 * @throws Refusal `notFound`, `staleEdit`, `meetNotPlanned`, `meetOver`, `meetWithoutStart`,
 *   `invitedUpToDate` when there is nothing to send
 */
export const inviteToMeet = ({
  req,
  id,
  body: { to, language },
}: Call & { body: { to: readonly string[]; language: Locale | null } }): Promise<number> =>
  inTransaction(req, async () => {
    const meet = await lockFor('inviteToMeet', { req, id })
    const known = await readInvitations(req, id)
    const steps = planInvitations(to, known)
    if (steps.length === 0) throw new Refusal('invitedUpToDate')
    await send({ req, id, meet, steps, known, language })
    return id
  })

/**
 * Sends the invitees an update of a meeting: its new time or title, or its cancellation.
 * @returns the id of the meeting
 * @throws Refusal as `inviteToMeet`
 */
export const updateInvited = ({ req, id }: Call): Promise<number> =>
  inTransaction(req, async () => {
    const meet = await lockFor('updateInvited', { req, id })
    const known = await readInvitations(req, id)
    await send({ req, id, meet, steps: planUpdate(meet.status, known), known })
    return id
  })

/**
 * Sends cancellations to the invitees of a meeting that is about to be deleted, unless it is over
 * or was held. Afterwards no page would remain to send them from.
 */
export const callOffDeleted = async ({ req, id }: Call): Promise<void> => {
  const meet = await lockMeet(req, id)
  if (!meet || meet.isOver || meet.status === 'held') return
  const known = await readInvitations(req, id)
  const steps = planCancellation(known)
  if (steps.length > 0) await send({ req, id, meet, steps, known })
}
