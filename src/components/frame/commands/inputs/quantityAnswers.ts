import type { Formatters } from '@/i18n/format'
import type { OpenCard } from '../useOpenCards'

/** What was typed for each card, by its number; an answer of a question is one text. */
export type TypedQuantities = Readonly<Record<string, string>>

const isText = (value: unknown): value is string => typeof value === 'string'

/** The quantities of an answer; none for what is no such answer. */
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

/** Everything that is left of each card, as a person would type it. */
export const allThatIsLeft = (cards: readonly OpenCard[], format: Formatters): string =>
  answerOfQuantities(
    Object.fromEntries(cards.map(({ card, open }) => [String(card), format.quantity(open)])),
  )
