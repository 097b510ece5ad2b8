import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { readableSubjects } from '@/access/reading/onRecords'
import { mayHandleAction } from '@/access/mayHandleAction'
import { staffIdOf } from '@/access/session/staffOf'
import type { NextAction } from '@/catalog/commands/actions'
import {
  refuseActionStep,
  refuseSnooze,
  type ActionStep,
  type ActionSubject,
} from '@/domain/actions/actions'
import { dayToStored, type Day } from '@/domain/shared/day'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { companyToday } from '@/queries/settings/companyToday'
import { holdUser } from '../shared/holdRecord'
import { insistOnVersion } from '../shared/insistOnVersion'
import { query } from '../shared/transaction'
import { insistOnActionOwner, mayOwnAction, notifyNewOwner } from './ownerOfAction'

type Call = { req: PayloadRequest; id: number }
type Locked = {
  subject: ActionSubject
  document: number
  title: string
  owner: number
  isDone: boolean
  updatedAt: Date | string
}

/**
 * Locks an action for a step, which its owner takes without a further permission, everybody else with
 * *write actions*.
 * @param field that the step changes, because a role may restrict that permission to fields
 * @throws Refusal `notFound` where the action or its record may not be read, `notAllowed`,
 *   `alreadyInThatState`
 */
const lockAction = async (
  { req, id }: Call,
  step: ActionStep,
  field = 'doneAt',
): Promise<Locked> => {
  const ability = await abilityOfRequest(req)
  const [action] = await query<Locked>(
    req,
    sql`select subject::text as subject, document::int as document, title, owner_id as owner,
          done_at is not null as "isDone", updated_at as "updatedAt"
        from actions where id = ${id} for no key update`,
  )
  if (!action || !readableSubjects(ability, 'actions').includes(action.subject))
    throw new Refusal('notFound')
  const { owner } = action
  if (!mayHandleAction(ability, { person: staffIdOf(req), owner, field }))
    throw new Refusal('notAllowed')
  const code = refuseActionStep(step, action.isDone)
  if (code) throw new Refusal(code)
  return action
}

const write = (req: PayloadRequest, id: number, change: ReturnType<typeof sql>) =>
  query(req, sql`update actions set ${change}, updated_at = now() where id = ${id}`)

/** Locks the users who may own the next action, before the action itself (`holdUser`). */
const holdNextOwners = async (req: PayloadRequest, id: number): Promise<void> => {
  const [action] = await query<{ owner: number }>(
    req,
    sql`select owner_id as owner from actions where id = ${id}`,
  )
  const people = [action?.owner, staffIdOf(req)].filter((user) => typeof user === 'number')
  for (const user of new Set(people.toSorted((a, b) => a - b))) await holdUser(req, user)
}

/**
 * The owner of the next action: the same, or the caller if that user is suspended or may not read
 * such records any more.
 * @throws Refusal `ownerCannotRead` at `next` if neither may own it: the caller is a program
 */
const nextOwnerOf = async (
  req: PayloadRequest,
  { owner, subject }: Pick<Locked, 'owner' | 'subject'>,
): Promise<number> => {
  for (const id of new Set([owner, staffIdOf(req)]))
    if (id !== null && (await mayOwnAction(req, subject, id))) return id
  throw new Refusal('invalidInput', { fields: [{ path: 'next', code: 'ownerCannotRead' }] })
}

/**
 * Ends an action with its outcome, and optionally creates the next one: same owner (`nextOwnerOf`),
 * record and title.
 * @param call.body.outcome up to `MAX_OUTCOME` characters
 * @param call.body.next its kind and the company's day; needs *create actions*
 * @returns the ids of the action and of the next one
 * @throws Refusal as `lockAction`, and `notAllowed` for a next one without *create actions*,
 *   `ownerCannotRead` at `next`
 */
export const finishAction = async ({
  req,
  id,
  body: { outcome, next },
}: Call & { body: { outcome: string | null; next: NextAction | null } }): Promise<{
  id: number
  next: number | null
}> => {
  if (next) await holdNextOwners(req, id)
  const action = await lockAction({ req, id }, 'done')
  if (next && !(await abilityOfRequest(req)).can('create', 'actions', 'title'))
    throw new Refusal('notAllowed')
  const nextOwner = next && (await nextOwnerOf(req, action))
  await write(
    req,
    id,
    sql`done_at = clock_timestamp(), done_by_id = ${staffIdOf(req)}, outcome = ${outcome},
      snoozed_until = null`,
  )
  if (!next) return { id, next: null }
  const [made] = await query<{ id: number }>(
    req,
    sql`insert into actions (kind, title, subject, document, owner_id, due)
        values (${next.kind}, ${action.title}, ${action.subject}, ${action.document}, ${nextOwner},
          ${dayToStored(next.due)})
        returning id`,
  )
  return { id, next: made?.id ?? null }
}

/**
 * Snoozes an action.
 * @param call.body.until the company's day, later than today
 * @throws Refusal as `lockAction`; `snoozeNotLater` at `until`
 */
export const snoozeAction = async ({
  req,
  id,
  body: { until },
}: Call & { body: { until: Day } }): Promise<{ id: number }> => {
  await lockAction({ req, id }, 'snooze')
  const code = refuseSnooze(until, await companyToday(req))
  refuseFields([code && { path: 'until', code }])
  await write(req, id, sql`snoozed_until = ${dayToStored(until)}`)
  return { id }
}

/**
 * Moves an open action to another day, earlier or later, and ends its snooze.
 * @param call.body.due the company's day
 * @throws Refusal as `lockAction`; `staleEdit` if it has changed since the version in `If-Match`
 */
export const moveAction = async ({
  req,
  id,
  body: { due },
}: Call & { body: { due: Day } }): Promise<{ id: number; updatedAt: string }> => {
  const { updatedAt } = await lockAction({ req, id }, 'move', 'due')
  await insistOnVersion({ req, slug: 'actions', id, updatedAt })
  const [moved] = await query<{ updatedAt: Date | string }>(
    req,
    sql`update actions set due = ${dayToStored(due)}, snoozed_until = null, updated_at = clock_timestamp()
        where id = ${id} returning updated_at as "updatedAt"`,
  )
  return { id, updatedAt: new Date(moved?.updatedAt ?? updatedAt).toISOString() }
}

/**
 * Assigns an open action to another user, who is notified.
 * @param call.body.owner an active user who may read actions of such records
 * @throws Refusal as `lockAction`; `ownerCannotRead` at `owner`
 */
export const assignAction = async ({
  req,
  id,
  body: { owner },
}: Call & { body: { owner: number } }): Promise<{ id: number }> => {
  await holdUser(req, owner)
  const action = await lockAction({ req, id }, 'assign')
  await insistOnActionOwner(req, action.subject, owner)
  if (owner === action.owner) return { id }
  await write(req, id, sql`owner_id = ${owner}`)
  await notifyNewOwner(req, { id, title: action.title, owner })
  return { id }
}

/**
 * Reopens a finished action; its outcome is cleared and remains only in the trail.
 * @throws Refusal as `lockAction`
 */
export const reopenAction = async ({ req, id }: Call): Promise<{ id: number }> => {
  await lockAction({ req, id }, 'reopen')
  await write(req, id, sql`done_at = null, done_by_id = null, outcome = null`)
  return { id }
}
