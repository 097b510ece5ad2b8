import { LABEL_FORMATS, type LabelFormat } from '@/domain/stock/codes/labelFormats'

/** A printer's offset, as typed. */
export type Offset = { x: string; y: string }

/** The label format, and the offset of each: sheets and rolls use different printers. */
export type LabelSettings = {
  format: LabelFormat
  offsets: Partial<Record<LabelFormat, Offset>>
}

const KEY = 'bo-labels'
const FIRST: LabelFormat = 'sheet63x38'
const NONE: Offset = { x: '0', y: '0' }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readOffset = (stored: unknown): Offset => {
  const { x, y } = isObject(stored) ? stored : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '0')
  return { x: text(x), y: text(y) }
}

/** The offset of a format's printer. */
export const offsetOf = ({ format, offsets }: LabelSettings): Offset => offsets[format] ?? NONE

/** Parses stored settings; invalid values fall back to defaults. @param kept JSON, or anything */
export const labelSettingsFrom = (kept: string | null): LabelSettings => {
  let stored: unknown
  try {
    stored = JSON.parse(kept ?? '{}')
  } catch {
    stored = {}
  }
  const { format, offsets } = isObject(stored) ? stored : {}
  const known = isObject(offsets) ? offsets : {}
  return {
    format: LABEL_FORMATS.find((one) => one === format) ?? FIRST,
    offsets: Object.fromEntries(
      LABEL_FORMATS.flatMap((one) => (one in known ? [[one, readOffset(known[one])]] : [])),
    ),
  }
}

/** The last format and offsets: they belong to the printers near this device. */
export const readLabelSettings = (): LabelSettings => {
  try {
    return labelSettingsFrom(localStorage.getItem(KEY))
  } catch {
    return labelSettingsFrom(null)
  }
}

export const keepLabelSettings = (settings: LabelSettings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Storage unavailable: the settings are not remembered.
  }
}
