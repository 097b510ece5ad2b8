import type { Formatters } from '@/i18n/format'
import type { OpenCard } from '../useOpenCards'

/** Typed quantities by card id; a dialog value is a single text. */
export type TypedQuantities = Readonly<Record<string, string>>

const isText = (value: unknown): value is string => typeof value === 'string'

/** The quantities in a dialog value; empty for any other text. */
export const quantitiesOf = (answer: string): TypedQuantities => {
  try {
    const read: unknown = JSON.parse(answer)
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(Object.entries(read).filter(([, text]) => isText(text)))
  } catch {
    return {}
  }
}

export const answerOfQuantities = (typed: TypedQuantities): string => JSON.stringify(typed)

/** The open quantity of each card, formatted for typing. */
export const allThatIsLeft = (cards: readonly OpenCard[], format: Formatters): string =>
  answerOfQuantities(
    Object.fromEntries(cards.map(({ card, open }) => [String(card), format.quantity(open)])),
  )
