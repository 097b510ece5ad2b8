/** A code, or the field of the record that names one. */
export type CurrencySource = { code: string } | { field: string }

/** What the values of a field are, as far as writing them down for people needs to know. */
export type ValueShape =
  | { kind: 'text' | 'html' | 'yesNo' | 'day' | 'moment' | 'number' | 'percent' | 'rights' }
  /** In the currency of a code, or of what the record says; a rate and a bare price have none. */
  | { kind: 'amount' | 'price'; currency?: CurrencySource }
  | { kind: 'choice'; words: Readonly<Record<string, string>> }
  | { kind: 'record'; slug: string }
  | { kind: 'values'; of: ValueShape }
  | { kind: 'rows'; fields: Readonly<Record<string, ValueShape>> }
