import { recordIdOf } from '@/domain/shared/recordId'
import { LABEL_FORMATS, MAX_LABELS, MAX_OFFSET } from '@/domain/stock/labels'
import { bodyField, bodyOf } from './body'
import type { RootCommand } from './command'
import { optionalDecimalField, optionField } from './fields'

export type LabelledCard = { card: number; copies: number }

const isCopies = (copies: unknown): copies is number =>
  typeof copies === 'number' && Number.isInteger(copies) && copies >= 1 && copies <= MAX_LABELS

const labelledOf = (sent: unknown): LabelledCard | null => {
  if (typeof sent !== 'object' || sent === null) return null
  const { card, copies } = sent as Record<string, unknown>
  const id = recordIdOf(card)
  return id !== null && isCopies(copies) ? { card: id, copies } : null
}

/** Cards with how many labels of each. */
const labelledField = bodyField<LabelledCard[]>(
  { input: 'rows', isRequired: true, codes: ['required', 'invalidInput', 'tooManyLabels'] },
  (sent) => {
    if (!Array.isArray(sent) || sent.length === 0) return { code: 'required' }
    if (sent.length > MAX_LABELS) return { code: 'tooManyLabels' }
    const rows = sent.map(labelledOf)
    if (!rows.every((row) => row !== null)) return { code: 'invalidInput' }
    const total = rows.reduce((sum, { copies }) => sum + copies, 0)
    return total > MAX_LABELS ? { code: 'tooManyLabels' } : { value: rows }
  },
)

const offsetField = optionalDecimalField({
  digits: { scale: 1, integerDigits: 2 },
  refuse: (value) => (Math.abs(Number(value)) > MAX_OFFSET ? 'tooLarge' : null),
})

/** The first free label of a sheet; its format judges how many there are. */
const startField = optionalDecimalField({ digits: { scale: 0, integerDigits: 3 } })

/** What is done with stock cards by the dozen. */
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
} as const satisfies Record<string, RootCommand>
