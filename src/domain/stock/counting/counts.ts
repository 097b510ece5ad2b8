import type { FieldKind } from '../../shared/fieldValue'
import { hides, type Blocker } from '../../shared/blocker'

/** A count is prepared, counted by several people at once, looked over, and posted or given up. */
export const COUNT_STATUSES = ['draft', 'counting', 'review', 'posted', 'cancelled'] as const
export type CountStatus = (typeof COUNT_STATUSES)[number]

/** Which cards a count is about: all of them, those of a type, the parts of a group, or some named. */
export const COUNT_SCOPES = ['all', 'type', 'group', 'list'] as const
export type CountScope = (typeof COUNT_SCOPES)[number]

export const COUNT_COMMANDS = ['start', 'finish', 'resume', 'post', 'cancel'] as const
export type CountCommand = (typeof COUNT_COMMANDS)[number]

export const DRAFT_COUNT: readonly CountStatus[] = ['draft']
export const RUNNING_COUNT: readonly CountStatus[] = ['counting']
export const REVIEWED_COUNT: readonly CountStatus[] = ['review']
export const OPEN_COUNT: readonly CountStatus[] = ['draft', 'counting', 'review']

/** The states each command of a count starts from. */
export const COUNT_STARTS: Readonly<Record<CountCommand, readonly CountStatus[]>> = {
  start: DRAFT_COUNT,
  finish: RUNNING_COUNT,
  resume: REVIEWED_COUNT,
  post: REVIEWED_COUNT,
  cancel: OPEN_COUNT,
}

/** What a count is about, and how: it stays once counting has begun. */
export const COUNT_PLAN: Readonly<Record<string, FieldKind>> = {
  scope: 'text',
  stockType: 'relation',
  stockGroup: 'relation',
  isBlind: 'text',
}

/** The relation that a scope is about, and cannot be without. */
export const SCOPE_FIELDS: Readonly<Partial<Record<CountScope, 'stockType' | 'stockGroup'>>> = {
  type: 'stockType',
  group: 'stockGroup',
}

/** True as long as the plan of a count may change. */
export const isPlanOpen = (status: unknown): boolean => status === 'draft'

/** What of a count decides which commands it takes. */
export type CountFacts = { status: CountStatus }

/** Whether a count takes a command now: null, or `wrongCountState`. */
export const refuseCountCommand = (command: CountCommand, { status }: CountFacts): Blocker | null =>
  COUNT_STARTS[command].includes(status) ? null : hides('wrongCountState')

/** What a person decides where the numbers alone do not. */
export const COUNT_CHOICES = ['keepDifference', 'keepCounted', 'recount'] as const
export type CountChoice = (typeof COUNT_CHOICES)[number]

/** Adds to what was counted of a card before (a scan), or counts it anew. */
export const ENTRY_MODES = ['add', 'recount'] as const
export type EntryMode = (typeof ENTRY_MODES)[number]

/**
 * Whether something may be counted now: while the count runs, and while it is looked over of the
 * cards that somebody wants counted again.
 */
export const takesEntry = (status: CountStatus, choice: CountChoice | null): boolean =>
  status === 'counting' || (status === 'review' && choice === 'recount')

/** Whether somebody sees what a card should have while it is counted, and afterwards. */
export const seesExpected = (reader: {
  reviews: boolean
  readsQuantities: boolean
  isBlind: boolean
}): boolean => reader.reviews || (!reader.isBlind && reader.readsQuantities)
