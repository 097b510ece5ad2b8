import type { ReactNode } from 'react'

import type { CommandSlug } from '@/catalog/commands/registry'
import type { Id } from '@/domain/shared/idOf'

/** An entry in the ⋮ menu of a record. */
export type MenuEntry = {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** Why it is disabled. */
  reason?: string
  /** A link instead of an action. */
  href?: string
  onClick?: () => void
  /** Only if its button does not fit. */
  narrowOnly?: boolean
}

/** A step with its own button. */
export type NextStep = { name: string; label: string; icon: ReactNode; onClick: () => void }

/** Actions in a record's bar other than saving. */
export type Offered = {
  /** Usual next steps, the main button first. */
  steps: readonly NextStep[]
  entries: readonly MenuEntry[]
  /** Why none of them is possible now, as a sentence. */
  hint?: string
  /** The record whose menu explains missing commands. */
  why?: { slug: CommandSlug; id: Id }
  /** No user can delete the record. */
  isKept?: boolean
}

/** For records that take no commands. */
export const NOTHING_OFFERED: Offered = { steps: [], entries: [] }
