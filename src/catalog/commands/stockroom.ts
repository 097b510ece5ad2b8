import { isDecimal, parseDecimal, PRICE, QUANTITY, type DecimalSpec } from '@/domain/shared/decimal'
import { recordIdOf } from '@/domain/shared/recordId'
import {
  isLabelCount,
  LABEL_FORMATS,
  MAX_LABELS,
  OFFSET_DIGITS,
  refuseOffset,
} from '@/domain/stock/codes/labelFormats'
import { MOVEMENT_TYPES } from '@/domain/stock/movementType'
import { bodyField, bodyOf } from './bodies/body'
import { closedObject, decimalSchema, ID_SCHEMA, orNull } from './bodies/jsonSchema'
import type { RootCommand } from './command'
import { optionalDecimalField } from './bodies/amountFields'
import { optionField } from './bodies/choiceFields'
import { noteField } from './bodies/wordFields'

export type LabelledCard = { card: number; copies: number }

const labelledOf = (sent: unknown): LabelledCard | null => {
  if (typeof sent !== 'object' || sent === null) return null
  const { card, copies } = sent as Record<string, unknown>
  const id = recordIdOf(card)
  return id !== null && isLabelCount(copies) ? { card: id, copies } : null
}

/** Cards with the number of labels of each. */
const labelledField = bodyField<LabelledCard[]>(
  {
    input: 'rows',
    keys: ['card', 'copies'],
    schema: {
      type: 'array',
      items: closedObject({ card: ID_SCHEMA, copies: { type: 'integer' } }, ['card', 'copies']),
    },
    isRequired: true,
    codes: ['required', 'invalidInput', 'tooManyLabels'],
  },
  (sent) => {
    if (!Array.isArray(sent) || sent.length === 0) return { code: 'required' }
    if (sent.length > MAX_LABELS) return { code: 'tooManyLabels' }
    const rows = sent.map(labelledOf)
    if (!rows.every((row) => row !== null)) return { code: 'invalidInput' }
    const total = rows.reduce((sum, { copies }) => sum + copies, 0)
    return total > MAX_LABELS ? { code: 'tooManyLabels' } : { value: rows }
  },
)

const offsetField = optionalDecimalField({ digits: OFFSET_DIGITS, refuse: refuseOffset })

/** The first free label of a sheet; its range depends on the format. */
const startField = optionalDecimalField({ digits: { scale: 0, integerDigits: 3 } })

/** Most movements posted together: each locks a card until all are posted. */
export const MAX_SERIES = 500

/** One movement of a series; by default with its card's price. */
export type SeriesRow = { stockCard: number; quantity: number; price: number | null }

const numberOf = (sent: unknown, digits: DecimalSpec): number | null => {
  const value = parseDecimal(sent, digits)
  return isDecimal(value) ? value.toNumber() : null
}

const seriesRowOf = (sent: unknown): SeriesRow | null => {
  if (typeof sent !== 'object' || sent === null) return null
  const row = sent as Record<string, unknown>
  const stockCard = recordIdOf(row.stockCard)
  const quantity = numberOf(row.quantity, QUANTITY)
  const price = row.price == null ? null : numberOf(row.price, PRICE)
  if (stockCard === null || quantity === null) return null
  return row.price != null && price === null ? null : { stockCard, quantity, price }
}

const seriesField = bodyField<SeriesRow[]>(
  {
    input: 'rows',
    keys: ['stockCard', 'quantity', 'price'],
    schema: {
      type: 'array',
      items: closedObject(
        {
          stockCard: ID_SCHEMA,
          quantity: decimalSchema(QUANTITY),
          price: orNull(decimalSchema(PRICE)),
        },
        ['stockCard', 'quantity'],
      ),
    },
    isRequired: true,
    codes: ['required', 'invalidInput', 'tooLarge'],
  },
  (sent) => {
    if (!Array.isArray(sent) || sent.length === 0) return { code: 'required' }
    if (sent.length > MAX_SERIES) return { code: 'tooLarge' }
    const rows = sent.map(seriesRowOf)
    return rows.every((row) => row !== null) ? { value: rows } : { code: 'invalidInput' }
  },
)

/** Bulk commands on stock cards. */
export const STOCKROOM_COMMANDS = {
  /** Labels with the codes of cards, as a PDF. */
  labels: {
    path: '/labels',
    needs: [['read', 'stock-cards']],
    body: bodyOf({
      cards: labelledField,
      format: optionField(LABEL_FORMATS),
      start: startField,
      offsetX: offsetField,
      offsetY: offsetField,
    }),
    codes: ['labelDoesNotFit', 'overloaded'],
    answers: 'file',
  },
  /** Borders of a format's labels and two rulers, as a PDF for measuring the printer's offset. */
  labelTest: {
    path: '/label-test',
    needs: [['read', 'stock-cards']],
    body: bodyOf({
      format: optionField(LABEL_FORMATS),
      offsetX: offsetField,
      offsetY: offsetField,
    }),
    codes: ['overloaded'],
    answers: 'file',
  },
  /** Movements of today, one for each scanned card: all or none. */
  series: {
    path: '/series',
    // Each row requires the rights to its fields; a movement without a card is invalid.
    needs: [['create', 'stock-movements', 'stockCard']],
    body: bodyOf({ type: optionField(MOVEMENT_TYPES), rows: seriesField, note: noteField }),
    codes: ['insufficientStock', 'notFound', 'periodClosed'],
  },
} as const satisfies Record<string, RootCommand>
