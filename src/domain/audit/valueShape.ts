/** A currency code, or the field of the record that holds one. */
export type CurrencySource = { code: string } | { field: string }

/** How the values of a field are formatted. */
export type ValueShape =
  | { kind: 'text' | 'html' | 'yesNo' | 'day' | 'moment' | 'number' | 'percent' | 'rights' }
  /** The currency is a code or a field of the record; rates and bare prices have none. */
  | { kind: 'amount' | 'price'; currency?: CurrencySource }
  | { kind: 'choice'; words: Readonly<Record<string, string>> }
  | { kind: 'record'; slug: string }
  | { kind: 'values'; of: ValueShape }
  | { kind: 'rows'; fields: Readonly<Record<string, ValueShape>> }
