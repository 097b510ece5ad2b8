/** Sheets of A4 and rolls that labels are printed on. */
export const LABEL_FORMATS = [
  'sheet70x37',
  'sheet63x38',
  'sheet52x29',
  'sheet38x21',
  'roll100x50',
  'roll50x30',
  'roll40x20',
] as const
export type LabelFormat = (typeof LABEL_FORMATS)[number]

/** Labels of one file at most, and how far a printer may be out, in millimetres. */
export const MAX_LABELS = 1000

export const MAX_OFFSET = 5
