import { RIGHT_REQUEST_STATES } from '@/domain/users/rightRequest'
import { orNull, type JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { LIKENESSES } from '@/domain/customers/similar'

export const TEXT: JsonSchema = { type: 'string' }
const NUMBER: JsonSchema = { type: 'number' }
export const WHOLE: JsonSchema = { type: 'integer' }
export const FLAG: JsonSchema = { type: 'boolean' }
export const DAY: JsonSchema = { type: 'string', format: 'date' }
export const MOMENT: JsonSchema = { type: 'string', format: 'date-time' }

export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/** An object with all keys of `always`, and optional keys of `sometimes`. */
export const shape = (
  always: Readonly<Record<string, JsonSchema>>,
  sometimes: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema => ({
  type: 'object',
  properties: { ...always, ...sometimes },
  required: Object.keys(always),
})

export const PERSON = shape({ id: WHOLE, name: TEXT })
export const PEOPLE = shape({ docs: list(PERSON) })

export const SEARCH = shape({
  query: TEXT,
  groups: list(
    shape({
      collection: TEXT,
      total: WHOLE,
      docs: list(
        shape({
          id: WHOLE,
          title: orNull(TEXT),
          details: list(TEXT),
          company: orNull(WHOLE),
          status: orNull(TEXT),
          fact: orNull(shape({ field: TEXT, value: TEXT }, { unit: TEXT })),
          exact: FLAG,
        }),
      ),
    }),
  ),
})

const FACT = shape({ name: TEXT, label: TEXT, kind: TEXT, cell: { type: ['string', 'object'] } })

export const PEEK = shape(
  { name: TEXT, kind: TEXT, href: TEXT, chips: list(FACT), facts: list(FACT) },
  { edit: TEXT },
)

export const EXPLANATION = shape(
  {
    name: TEXT,
    label: TEXT,
    value: TEXT,
    terms: list(
      shape(
        { label: TEXT, value: TEXT },
        { unit: TEXT, sign: { enum: ['+', '−', '×', '÷', '='] } },
      ),
    ),
    rows: list(
      shape(
        { id: WHOLE, text: TEXT, note: TEXT, amount: TEXT },
        { href: TEXT, isLimit: FLAG, isNotCounted: FLAG },
      ),
    ),
    differs: FLAG,
  },
  { unit: TEXT, note: TEXT, rest: shape({ count: WHOLE }, { amount: TEXT }), allHref: TEXT },
)

const SUMS: JsonSchema = { type: 'object', additionalProperties: TEXT }
const KEY: JsonSchema = { type: ['string', 'integer', 'boolean', 'null'] }
export const FIGURES = shape(
  { count: WHOLE, sums: SUMS },
  { groups: list(shape({ key: KEY, count: WHOLE, sums: SUMS })) },
)

const IN_THE_WAY = {
  code: orNull(TEXT),
  text: orNull(TEXT),
  rights: list(shape({ subject: TEXT, action: TEXT, field: orNull(TEXT), name: TEXT })),
  roles: list(PERSON),
  request: orNull({ enum: [...RIGHT_REQUEST_STATES] }),
  limit: orNull(NUMBER),
  state: orNull(TEXT),
}
export const WHY = shape(IN_THE_WAY)
export const WHY_OF_COMMANDS = shape({
  docs: list(shape({ command: TEXT, label: TEXT, ...IN_THE_WAY })),
})

const WORDS: JsonSchema = { anyOf: [TEXT, list(TEXT)] }
export const ABILITIES = shape({
  rules: list(shape({ action: WORDS, subject: WORDS }, { fields: WORDS })),
})

export const PROGRAM = shape({
  client: PERSON,
  role: WHOLE,
  scopes: list(TEXT),
  expiresAt: MOMENT,
})

export const HEALTH = shape(
  { status: TEXT, trail: { enum: ['guarded', 'unguarded'] } },
  { problem: TEXT, disk: TEXT },
)

export const SUMMARY = shape({ unread: WHOLE, docs: list({ type: 'object' }), timeZone: TEXT })

export const PROPOSED_RATE = shape({
  proposal: orNull(
    shape({ rate: NUMBER, day: orNull(DAY), source: { type: ['string', 'object', 'null'] } }),
  ),
})

export const TAX_RATES = shape({ rates: list(shape({ kind: TEXT, rate: NUMBER, validFrom: DAY })) })
export const LANGUAGES = shape({ languages: list(TEXT) })
export const CLOSED_UNTIL = shape({ day: orNull(DAY) })
export const LINK = shape({ link: TEXT })

export const CARDS_FOUND = shape({
  cards: list({ type: 'object' }),
  code: TEXT,
  quantity: orNull(TEXT),
  mayCreate: FLAG,
})

const SIMILAR_RECORDS = list(
  shape({
    company: WHOLE,
    companyName: orNull(TEXT),
    employee: orNull(WHOLE),
    employeeName: orNull(TEXT),
    likenesses: list({ enum: LIKENESSES }),
    sure: FLAG,
    title: orNull(TEXT),
    taxNumber: orNull(TEXT),
    phone: orNull(TEXT),
    email: orNull(TEXT),
    href: orNull(TEXT),
    mergeHref: orNull(TEXT),
  }),
)

export const SIMILAR = shape({ docs: SIMILAR_RECORDS })

/** The unregistered customer of a tender, and similar customers. */
export const REGISTERING = shape({
  name: TEXT,
  email: TEXT,
  phone: TEXT,
  likely: SIMILAR_RECORDS,
})
