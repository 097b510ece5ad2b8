import { hides, names, type Blocker } from '../shared/blocker'
import type { RefusalCode } from '../shared/refusal'

/** A card is in use, or was put away: it stays where it has been, and nothing new is done with it. */
export const CARD_STATES = ['inUse', 'archived'] as const
export type CardState = (typeof CARD_STATES)[number]

export type CardCommand = 'archive' | 'unarchive'

/** The states each command of a card starts from. */
export const CARD_STARTS: Readonly<Record<CardCommand, readonly CardState[]>> = {
  archive: ['inUse'],
  unarchive: ['archived'],
}

/** What keeps a card in use; open tenders are those not invoiced, rejected or cancelled. */
export type CardHolders = {
  stock: boolean
  reserved: boolean
  tenders: boolean
  counts: boolean
  groups: boolean
}

/** What of a card decides which commands it takes. */
export type CardFacts = { isArchived: boolean } & CardHolders

/** The state of a card, as `CARD_STARTS` names it. */
export const cardStateOf = ({ isArchived }: Pick<CardFacts, 'isArchived'>): CardState =>
  isArchived ? 'archived' : 'inUse'

/** Whether anything keeps a card in use. */
export const isHeld = ({ stock, reserved, tenders, counts, groups }: CardHolders): boolean =>
  stock || reserved || tenders || counts || groups

/**
 * Whether a card can be put away, or taken back (docs/domains/stock.md, Archive).
 * @returns `alreadyInThatState`; `cardNotEmpty` with what keeps it in use
 */
export const refuseCardCommand = (command: CardCommand, card: CardFacts): Blocker | null => {
  if (!CARD_STARTS[command].includes(cardStateOf(card))) return hides('alreadyInThatState')
  if (command === 'unarchive' || !isHeld(card)) return null
  const { stock, reserved, tenders, counts, groups } = card
  return names('cardNotEmpty', { stock, reserved, tenders, counts, groups, names: 'none' })
}

/** Nothing new is done with an archived card; a reversal takes back what was. */
export const refuseArchived = (card: { isArchived: boolean }): RefusalCode | null =>
  card.isArchived ? 'cardArchived' : null
