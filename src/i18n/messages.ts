import type { Texts } from './texts'
import type { tr } from './tr'

/** One language's dictionary: every language has exactly the keys of Turkish. */
export type Messages = Texts<typeof tr>

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`
}[keyof T & string]

/** The dotted path of a text, such as `stockCards.fields.name`. */
export type MessageKey = Paths<typeof tr>

/** Values for the arguments of a text; dates and amounts come in already formatted. */
export type MessageValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Returns the text of a key in the language of the translator. */
export type Translator = (key: MessageKey, values?: MessageValues) => string
