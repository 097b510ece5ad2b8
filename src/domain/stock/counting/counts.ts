import type { FieldKind } from '../../shared/fieldValue'
import { hides, type Blocker } from '../../shared/blocker'

/**
 * States of a count: prepared, counted by several people at once, reviewed, and posted or
 * cancelled.
 */
export const COUNT_STATUSES = ['draft', 'counting', 'review', 'posted', 'cancelled'] as const
export type CountStatus = (typeof COUNT_STATUSES)[number]

/** Scope of a count: all cards, those of a type, the parts of a group, or a list. */
export const COUNT_SCOPES = ['all', 'type', 'group', 'list'] as const
export type CountScope = (typeof COUNT_SCOPES)[number]

export const COUNT_COMMANDS = ['start', 'finish', 'resume', 'post', 'cancel'] as const
export type CountCommand = (typeof COUNT_COMMANDS)[number]

export const DRAFT_COUNT: readonly CountStatus[] = ['draft']
export const RUNNING_COUNT: readonly CountStatus[] = ['counting']
export const REVIEWED_COUNT: readonly CountStatus[] = ['review']
export const OPEN_COUNT: readonly CountStatus[] = ['draft', 'counting', 'review']

/** The states from which each command of a count is allowed. */
export const COUNT_STARTS: Readonly<Record<CountCommand, readonly CountStatus[]>> = {
  start: DRAFT_COUNT,
  finish: RUNNING_COUNT,
  resume: REVIEWED_COUNT,
  post: REVIEWED_COUNT,
  cancel: OPEN_COUNT,
}

/** Scope and method of a count: fixed once counting has begun. */
export const COUNT_PLAN: Readonly<Record<string, FieldKind>> = {
  scope: 'text',
  stockType: 'relation',
  stockGroup: 'relation',
  isBlind: 'text',
}

/** The required relation of each scope. */
export const SCOPE_FIELDS: Readonly<Partial<Record<CountScope, 'stockType' | 'stockGroup'>>> = {
  type: 'stockType',
  group: 'stockGroup',
}

/** True as long as the plan of a count may change. */
export const isPlanOpen = (status: unknown): boolean => status === 'draft'

/** Facts of a count that decide its commands. */
export type CountFacts = { status: CountStatus }

/** Whether a count takes a command now: null, or `wrongCountState`. */
export const refuseCountCommand = (command: CountCommand, { status }: CountFacts): Blocker | null =>
  COUNT_STARTS[command].includes(status) ? null : hides('wrongCountState')

/** Decisions where the numbers alone do not suffice. */
export const COUNT_CHOICES = ['keepDifference', 'keepCounted', 'recount'] as const
export type CountChoice = (typeof COUNT_CHOICES)[number]

/** An entry adds to the counted quantity of a card (a scan), or replaces it. */
export const ENTRY_MODES = ['add', 'recount'] as const
export type EntryMode = (typeof ENTRY_MODES)[number]

/**
 * Whether entries are accepted now: while the count runs, and during its review for cards with a
 * requested recount.
 */
export const takesEntry = (status: CountStatus, choice: CountChoice | null): boolean =>
  status === 'counting' || (status === 'review' && choice === 'recount')

/** Whether a reader sees the expected quantities during and after the count. */
export const seesExpected = (reader: {
  reviews: boolean
  readsQuantities: boolean
  isBlind: boolean
}): boolean => reader.reviews || (!reader.isBlind && reader.readsQuantities)
