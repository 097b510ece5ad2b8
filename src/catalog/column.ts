/** The colour of a state; the kit gives each a shape as well. */
export type Tone = 'neutral' | 'primary' | 'success' | 'error' | 'warning' | 'info'

/** How the values of a column are written and aligned. */
export type ColumnKind =
  | 'text'
  /** Formatted text: its words in one line. */
  | 'formatted'
  /** Codes, phones, e-mails: left to right in every language, never broken up. */
  | 'code'
  | 'money'
  | 'price'
  /** A calculated price: two to four decimals. */
  | 'cost'
  | 'quantity'
  | 'percent'
  | 'count'
  | 'day'
  | 'dateTime'
  | 'status'
  | 'relation'
  | 'boolean'

/** 1 is always drawn, 2 leaves first when the table is narrow, 3 leaves before it. */
export type Priority = 1 | 2 | 3

/** Names of calculations on several values; each is one function of the domain. */
export type Work = 'partShortage'

/** A value from a related record instead of the row itself. */
export type Borrowed = {
  relation: string
  /** The collection of that record. */
  of: 'stock-cards' | 'companies' | 'branches'
  /** The subject whose right its reader needs, for these very fields. */
  subject: 'stock-cards' | 'customers'
  /** The field itself, or what `work` is given of that record. */
  field: string
  /**
   * Fields of the row and that value become one; `unless` is the field of the record that lifts it.
   */
  work?: { by: Work; with: string; unless: string }
}

/** What the rows behind a number belong to. */
export type ExplainingSubject = 'stock-cards' | 'stock-movements' | 'stock-reservations'

export type Column = {
  kind: ColumnKind
  priority?: Priority
  /** Where a money or price column finds its currency: a field of the row, or a fixed code. */
  currency?: { field: string } | { code: string }
  /** Tones of a status by stored value; a value without one is neutral. */
  tones?: Readonly<Record<string, Tone>>
  /** Fields of a related record that may name it, first one wins. */
  titles?: readonly string[]
  /** Somebody can be called or written to by it. */
  reach?: 'phone' | 'email'
  /** The field of the row shown when the related record is missing. */
  otherwise?: string
  /** A quantity that comes or goes: its sign, by the field of the row that says which. */
  sign?: { field: string; minus: string }
  /** Says when a stock gets low; not for a row whose field says that nobody keeps its stock. */
  level?: { unless: string }
  /** A last day: how many are left, while a field of the row has one of these values. */
  lastDay?: { while: string; is: readonly string[] }
  /** A state that waits for somebody: the field that names them, and what they are. */
  waitsFor?: { field: string; of: string }
  /** A moment: the checkbox of the row that leaves its day only. */
  wholeDay?: string
  /** An amount in foreign money: the field of the row that has it in lira. */
  inLira?: string
  /** Fields of the row by which its reader may see this one. */
  judgedBy?: readonly string[]
  /** The number opens what it is made of, for users who may read these subjects as well. */
  explained?: readonly ExplainingSubject[]
  /** Heads it had in earlier exports, in any language: files that people kept are still read. */
  formerly?: readonly string[]
  /** Not a field of the row. */
  borrowed?: Borrowed
  /** Computed for all rows at once, by a query of its own. */
  reading?: 'buildable' | 'signIn' | 'lastUse'
  /** What the database sorts by when it is not the field itself; false: not sortable. */
  sortBy?: string | false
}

/** The other fields of a row that a column needs to be drawn. */
export const fieldsBeside = ({
  currency,
  otherwise,
  sign,
  level,
  lastDay,
  waitsFor,
  inLira,
  wholeDay,
  judgedBy = [],
}: Column): string[] => [
  ...judgedBy,
  ...(currency && 'field' in currency ? [currency.field] : []),
  ...[
    otherwise,
    sign?.field,
    level?.unless,
    lastDay?.while,
    waitsFor?.field,
    inLira,
    wholeDay,
  ].filter((field) => field !== undefined),
]

/** The columns of one collection, by field name. */
export type Columns = Readonly<Record<string, Column>>

/** A relation named by `title` and sorted by it, not by its number. */
export const relation = (field: string, title = 'name', priority: Priority = 2): Column => ({
  kind: 'relation',
  priority,
  titles: [title],
  sortBy: `${field}.${title}`,
})

/** A value of the company or branch that a row names. */
export const ofCustomer = (relation: 'company' | 'branch', field: string): Borrowed => ({
  relation,
  of: relation === 'company' ? 'companies' : 'branches',
  subject: 'customers',
  field,
})
