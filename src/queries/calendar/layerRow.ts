import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AppAbility } from '@/access/buildAbility'
import type { ActionKind, ActionSource, ActionSubject } from '@/domain/actions/actions'
import type { MeetStatus } from '@/domain/meets/meetStatus'
import { dayToStored, type Day } from '@/domain/shared/day'
import type { Id } from '@/domain/shared/idOf'

/** Parameters of the layers. */
export type LayerQuestion = {
  ability: AppAbility
  /** The user whose calendar is read. */
  person: Id
  /** Actions and deadlines of all owners. */
  isTeam: boolean
  /** Calendar days of the company, both included. */
  from: Day
  to: Day
  timeZone: string
  /** Most rows of each layer. */
  limit: number
}

/** A row of a layer; missing or unreadable columns are null. */
export type LayerRow = {
  id: number
  /** Id of the part when a tender has several. */
  part: string | null
  title: string | null
  code: string | null
  company: number | null
  customer: string | null
  /** `YYYY-MM-DD`, for items without a time. */
  day: Day | null
  startsAt: string | null
  endsAt: string | null
  isAllDay: boolean
  /** The time of day of an action. */
  time: string | null
  state: MeetStatus | null
  kind: ActionKind | null
  source: ActionSource | null
  subject: ActionSubject | null
  document: number | null
  ownerId: number | null
  owner: string | null
  amount: string | null
  currency: string | null
  /** When the record last changed. */
  version: string | null
}

const TYPES: Readonly<Record<keyof LayerRow, SQL>> = {
  id: sql`int`,
  company: sql`int`,
  document: sql`int`,
  ownerId: sql`int`,
  isAllDay: sql`boolean`,
  part: sql`text`,
  title: sql`text`,
  code: sql`text`,
  customer: sql`text`,
  day: sql`text`,
  startsAt: sql`text`,
  endsAt: sql`text`,
  time: sql`text`,
  state: sql`text`,
  kind: sql`text`,
  source: sql`text`,
  subject: sql`text`,
  owner: sql`text`,
  amount: sql`text`,
  currency: sql`text`,
  version: sql`text`,
}

/** The columns of a row in their order; missing ones are null. */
export const columnsOf = (given: Partial<Record<keyof LayerRow, SQL | false>>): SQL =>
  sql.join(
    (Object.keys(TYPES) as (keyof LayerRow)[]).map(
      (name) =>
        sql`${given[name] || (name === 'isAllDay' ? sql`false` : sql`null`)}::${TYPES[name]} as ${sql.identifier(name)}`,
    ),
    sql`, `,
  )

/** To the millisecond, as versions are compared. */
export const moment = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** SQL: whether a day column lies within the range. */
export const within = (column: SQL, { from, to }: LayerQuestion): SQL =>
  sql`${column} between ${dayToStored(from)}::timestamptz and ${dayToStored(to)}::timestamptz`
