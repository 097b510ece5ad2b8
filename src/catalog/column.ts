/** The colour of a state; the kit gives each a shape as well. */
export type Tone = 'neutral' | 'primary' | 'success' | 'error' | 'warning' | 'info'

/** Format and alignment of a column. */
export type ColumnKind =
  | 'text'
  /** Formatted text: its plain text in one line. */
  | 'formatted'
  /** Codes, phones, e-mails: left to right in every language, never wrapped. */
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

/** 1 is always shown, 3 is hidden first in a narrow table, then 2. */
export type Priority = 1 | 2 | 3

/** Named calculations on several values; each is a function of the domain. */
export type Work = 'partShortage'

/** A value from a related record instead of the row itself. */
export type Borrowed = {
  relation: string
  /** The collection of that record. */
  of: 'stock-cards' | 'companies' | 'branches'
  /** The subject whose right its reader needs, for these very fields. */
  subject: 'stock-cards' | 'customers'
  /** The field, or the input of `work` from that record. */
  field: string
  /** The target collection, if the field is a relation. */
  to?: 'users'
  /**
   * Combines fields of the row with that value; `unless` is a field of the record that disables it.
   */
  work?: { by: Work; with: string; unless: string }
}

/** How a cell of a list is edited in place: by the form's PATCH, or by a command. */
export type Inline = {
  /** The command with this field in its body. */
  command?: 'assign'
  /** The end field that moves with this start, so that the duration stays (`movedEnd`). */
  moves?: string
}

/**
 * The inputs that explain a number: rows of a subject, or a field of tenders (`items`: their
 * lines).
 */
export type ExplainingInput =
  | 'stock-cards'
  | 'stock-movements'
  | 'stock-reservations'
  | readonly ['tenders', field: string]

export type Column = {
  kind: ColumnKind
  priority?: Priority
  /** Where a money or price column finds its currency: a field of the row, or a fixed code. */
  currency?: { field: string } | { code: string }
  /** Tones of a status by stored value; a value without one is neutral. */
  tones?: Readonly<Record<string, Tone>>
  /** Fields of a related record that may name it, first one wins. */
  titles?: readonly string[]
  /** Contact link for the value. */
  reach?: 'phone' | 'email'
  /** The field of the row shown when the related record is missing. */
  otherwise?: string
  /** A signed quantity: the field of the row that decides the sign. */
  sign?: { field: string; minus: string }
  /** Marks low stock; `unless` is a field of the row that disables it. */
  level?: { unless: string }
  /**
   * A deadline: shows the remaining days while a field of the row has one of these values and another
   * is empty.
   */
  lastDay?: { while: string; is: readonly string[]; unless: string }
  /** A status: a sent record is shown as expired after a last day, unless another field is set. */
  expires?: { after: string; unless: string }
  /**
   * A status that waits for a user: the field that names the user, and the collection of the user.
   */
  waitsFor?: { field: string; of: string }
  /** A date-time: the checkbox for all-day rows, which show only the day. */
  wholeDay?: string
  /** A foreign amount: the field of the row with its value in lira. */
  inLira?: string
  /** Fields of the row that decide whether the reader may see this one. */
  judgedBy?: readonly string[]
  /** The number can be explained to users who may also read all of these. */
  explained?: readonly ExplainingInput[]
  /** Its headers in earlier exports, in any language: old files can still be imported. */
  formerly?: readonly string[]
  /** Not a field of the row. */
  borrowed?: Borrowed
  /** Computed for all rows at once by a separate query. */
  reading?: 'buildable' | 'signIn' | 'lastUse'
  /** Edited in place (F2). */
  inline?: Inline
  /** The database column to sort by, if it is not the field itself; false: not sortable. */
  sortBy?: string | false
}

/**
 * The rights that the explanation of a number needs, in addition to that to the number itself.
 * @returns null for numbers without an explanation
 */
export const explainedRights = ({ explained }: Column) =>
  explained?.map((input) =>
    typeof input === 'string' ? (['read', input] as const) : (['read', ...input] as const),
  ) ?? null

/** Other fields of a row that a column needs for rendering. */
export const fieldsBeside = ({
  currency,
  otherwise,
  sign,
  level,
  lastDay,
  expires,
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
    lastDay?.unless,
    expires?.after,
    expires?.unless,
    waitsFor?.field,
    inLira,
    wholeDay,
  ].filter((field) => field !== undefined),
]

/** The columns of one collection, by field name. */
export type Columns = Readonly<Record<string, Column>>

/** A relation shown and sorted by `title` instead of its id. */
export const relation = (field: string, title = 'name', priority: Priority = 2): Column => ({
  kind: 'relation',
  priority,
  titles: [title],
  sortBy: `${field}.${title}`,
})

/** A column of the row's company or branch. */
export const ofCustomer = (relation: 'company' | 'branch', field: string): Borrowed => ({
  relation,
  of: relation === 'company' ? 'companies' : 'branches',
  subject: 'customers',
  field,
})

/** The column `companyOwner` of lists: the user responsible for the customer of a row. */
export const OWNER_OF_CUSTOMER: Column = {
  kind: 'relation',
  priority: 3,
  titles: ['name'],
  borrowed: { ...ofCustomer('company', 'owner'), to: 'users' },
  sortBy: 'company.owner.name',
}
