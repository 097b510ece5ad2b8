import { hides, names, type Blocker } from '../shared/blocker'
import type { RefusalCode } from '../shared/refusal'

/**
 * A card is in use or archived: an archived card stays in existing records, but new ones cannot use
 * it.
 */
export const CARD_STATES = ['inUse', 'archived'] as const
export type CardState = (typeof CARD_STATES)[number]

export type CardCommand = 'archive' | 'unarchive'

/** The states from which each command of a card is allowed. */
export const CARD_STARTS: Readonly<Record<CardCommand, readonly CardState[]>> = {
  archive: ['inUse'],
  unarchive: ['archived'],
}

/** What prevents archiving a card; open tenders are those not invoiced, rejected or cancelled. */
export type CardHolders = {
  stock: boolean
  reserved: boolean
  tenders: boolean
  counts: boolean
  groups: boolean
}

/** Facts of a card that decide its commands. */
export type CardFacts = { isArchived: boolean } & CardHolders

/** The state of a card, as `CARD_STARTS` names it. */
export const cardStateOf = ({ isArchived }: Pick<CardFacts, 'isArchived'>): CardState =>
  isArchived ? 'archived' : 'inUse'

/** Whether anything prevents archiving a card. */
export const isHeld = ({ stock, reserved, tenders, counts, groups }: CardHolders): boolean =>
  stock || reserved || tenders || counts || groups

/**
 * Whether a card can be archived or restored (docs/domains/stock.md, Archive).
 * @returns `alreadyInThatState`; `cardNotEmpty` with what prevents it
 */
export const refuseCardCommand = (command: CardCommand, card: CardFacts): Blocker | null => {
  if (!CARD_STARTS[command].includes(cardStateOf(card))) return hides('alreadyInThatState')
  if (command === 'unarchive' || !isHeld(card)) return null
  const { stock, reserved, tenders, counts, groups } = card
  return names('cardNotEmpty', { stock, reserved, tenders, counts, groups, names: 'none' })
}

/** New records cannot use an archived card; a reversal of old ones can. */
export const refuseArchived = (card: { isArchived: boolean }): RefusalCode | null =>
  card.isArchived ? 'cardArchived' : null
