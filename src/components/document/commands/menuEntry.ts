import type { ReactNode } from 'react'

import type { CommandSlug } from '@/catalog/commands/registry'
import type { Id } from '@/domain/shared/idOf'

/** Something that can be done with the record, in its ⋮ menu. */
export type MenuEntry = {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** Why it is switched off. */
  reason?: string
  /** A page instead of something to do. */
  href?: string
  onClick?: () => void
  /** Only where there is no room for its own button. */
  narrowOnly?: boolean
}

/** A step that has a button of its own. */
export type NextStep = { name: string; label: string; icon: ReactNode; onClick: () => void }

/** What the bar of a record offers beside saving it. */
export type Offered = {
  /** What usually comes next, the main button first. */
  steps: readonly NextStep[]
  entries: readonly MenuEntry[]
  /** Why nothing of it can be done now, as a sentence. */
  hint?: string
  /** The record, where its menu says why other commands are missing. */
  why?: { slug: CommandSlug; id: Id }
  /** No user can delete the record. */
  isKept?: boolean
}

/** For records that take no commands. */
export const NOTHING_OFFERED: Offered = { steps: [], entries: [] }
