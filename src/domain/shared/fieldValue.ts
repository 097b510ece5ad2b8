import { dayFromStored } from './day'
import { idOf } from './idOf'
import { toDecimal } from './money'
import type { Numeric } from './money'

/** How the value of a field is compared. */
export type FieldKind = 'text' | 'day' | 'decimal' | 'relation'

const isEmpty = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

const CANONICAL: Record<FieldKind, (value: unknown) => string | null> = {
  text: String,
  day: dayFromStored,
  decimal: (value) => toDecimal(value as Numeric).toFixed(),
  relation: (value) => {
    const id = idOf(value)
    return id === null ? null : String(id)
  },
}

/**
 * The canonical form for comparing: `1.5` and `"1.50"`, a day and its stored date, an id and its
 * populated record are the same; empty is null.
 */
export const canonicalValue = (kind: FieldKind, value: unknown): string | null =>
  isEmpty(value) ? null : CANONICAL[kind](value)

type Values = Record<string, unknown>

/**
 * The fields of a list whose value would change. A form sends every field each time, so only a
 * different value counts as a change; what is not sent stays.
 *
 * @param kinds the fields in question, with how each is compared
 * @param stored the row as it is; nothing counts as changed without one
 */
export const changedFields = (
  kinds: Readonly<Record<string, FieldKind>>,
  sent: Values,
  stored: Values | undefined,
): string[] =>
  stored === undefined
    ? []
    : Object.entries(kinds)
        .filter(
          ([name, kind]) =>
            name in sent && canonicalValue(kind, sent[name]) !== canonicalValue(kind, stored[name]),
        )
        .map(([name]) => name)
