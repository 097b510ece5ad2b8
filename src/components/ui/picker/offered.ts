import { fold } from '@/domain/shared/text/fold'

/** What a picker offers before anything is typed. */
export type Offered<T> = {
  /** Recent choices. */
  recent: readonly T[]
  others: readonly T[]
  /** These are all options: a search finds no others. */
  isAll: boolean
}

/** The offered options that match the typed text. */
export const narrowed = <T>(
  { recent, others, isAll }: Offered<T>,
  typed: string,
  textOf: (option: T) => string,
): Offered<T> => {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const holds = (option: T) => {
    const text = fold(textOf(option))
    return words.every((word) => text.includes(word))
  }
  return { recent: recent.filter(holds), others: others.filter(holds), isAll }
}
