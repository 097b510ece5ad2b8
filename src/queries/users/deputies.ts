import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { ownRowsOf } from '@/access/session/staffOf'
import type { Day } from '@/domain/shared/day'
import { deputyState, type OnBehalf } from '@/domain/users/deputies'
import type { DeputyRow, DeputySheet } from '@/present/users/deputySheet'
import { NO_LIMITS } from '../settings/approvalLimitsOf'
import { companySettings, type CompanySettings } from '../settings/companySettings'
import { readRows, readRowsPrepared } from '../shared/rows'
import { activePeople, type PersonToChoose } from './activePeople'
import { rolesThatMay } from './rolePower'
import { CAN_SIGN_IN } from './signInStates'

const DECIDING = [
  ['read', 'tenders'],
  ['approve', 'tenders'],
] as const

/** Whether a role may decide about tenders: required for deputies and the represented person. */
export const mayDecide = (ability: AppAbility): boolean =>
  DECIDING.every(([action, subject]) => ability.can(action, subject))

/** SQL condition on deputies `d`: in force on a day of the company. */
export const inForce = (today: Day): SQL =>
  sql`d.ended_at is null and ${today}::date between d.from_day and d.until_day`

/**
 * The people whom the caller represents today: those they are the deputy of, who can sign in and
 * whose role may still decide about tenders.
 * @param args.isLocked takes a row lock, so that the deputyship cannot be ended during a decision
 * @param args.person restricts it to one person
 * @param args.settings if already loaded
 * @returns by id, with the limits of their role; empty for programs
 */
export const standsInFor = async (
  req: PayloadRequest,
  {
    isLocked = false,
    person,
    settings,
  }: { isLocked?: boolean; person?: number; settings?: CompanySettings } = {},
): Promise<ReadonlyMap<number, OnBehalf>> => {
  const caller = ownRowsOf(req)
  if (caller === null) return new Map()
  const { today, approvalLimits } = settings ?? (await companySettings(req))
  const people = await readRowsPrepared<{ id: number; name: string; role: number }>(
    req,
    sql`select u.id, u.name, u.role_id as role from deputies d join users u on u.id = d.person_id
        where d.deputy_id = ${caller} and ${inForce(today)} and ${sql.raw(CAN_SIGN_IN)}
          ${person === undefined ? sql`` : sql`and d.person_id = ${person}`}
        ${isLocked ? sql`for share of d` : sql``}`,
  )
  if (people.length === 0) return new Map()
  const able = await rolesThatMay(req, DECIDING)
  const roles = new Set(able.map(({ id }) => id))
  return new Map(
    people
      .filter(({ role }) => roles.has(role))
      .map(({ id, name, role }) => [id, { id, name, ...(approvalLimits.get(role) ?? NO_LIMITS) }]),
  )
}

/**
 * The deputy of a person today.
 * @returns the active deputy, whose role may decide about tenders; null without one
 */
export const deputyOf = async (
  req: PayloadRequest,
  person: number,
): Promise<(PersonToChoose & { email: string }) | null> => {
  const { today } = await companySettings(req)
  const [found] = await readRows<PersonToChoose & { email: string }>(
    req,
    sql`select u.id, u.name, u.email from deputies d join users u on u.id = d.deputy_id
        where d.person_id = ${person} and ${inForce(today)} and ${sql.raw(CAN_SIGN_IN)}`,
  )
  if (!found) return null
  const [able] = await activePeople(req, mayDecide, [found.id])
  return able ? found : null
}

/** Users who may be named as the deputy of a person, by name. */
export const deputiesToChoose = async (
  req: PayloadRequest,
  { person, only }: { person: number; only?: number },
): Promise<PersonToChoose[]> => {
  const able = await activePeople(req, mayDecide, only === undefined ? undefined : [only])
  return able.filter(({ id }) => id !== person)
}

type Stored = Omit<DeputyRow, 'state'> & { isOwn: boolean }

/**
 * The deputies of a person and the people they represent, planned and in force, by first day. Names
 * are shown without the right to read users: both sides know of the deputyship.
 */
export const readDeputies = async (
  req: PayloadRequest,
  person: number,
): Promise<{ deputies: DeputyRow[]; standsInFor: DeputyRow[] }> => {
  const { today } = await companySettings(req)
  const rows = await readRows<Stored>(
    req,
    sql`select d.id, u.name, d.person_id = ${person} as "isOwn",
          to_char(d.from_day, 'YYYY-MM-DD') as "from", to_char(d.until_day, 'YYYY-MM-DD') as until
        from deputies d
        join users u on u.id = case when d.person_id = ${person} then d.deputy_id else d.person_id end
        where (d.person_id = ${person} or d.deputy_id = ${person})
          and d.ended_at is null and d.until_day >= ${today}::date
        order by d.from_day, d.id`,
  )
  const shown = (isOwn: boolean): DeputyRow[] =>
    rows
      .filter((row) => row.isOwn === isOwn)
      .map(({ isOwn: _, ...row }) => ({
        ...row,
        state: deputyState({ ...row, isEnded: false, today }),
      }))
  return { deputies: shown(true), standsInFor: shown(false) }
}

/**
 * Data about deputies for the page of a user or one's own account.
 * @returns null for a user who may not decide about approvals and represents nobody
 */
export const readDeputySheet = async (
  req: PayloadRequest,
  person: number,
): Promise<DeputySheet | null> => {
  const [known, able] = await Promise.all([
    readDeputies(req, person),
    activePeople(req, mayDecide, [person]),
  ])
  const mayName = able.length > 0
  if (!mayName && known.deputies.length === 0 && known.standsInFor.length === 0) return null
  return { ...known, people: mayName ? await deputiesToChoose(req, { person }) : [], mayName }
}
