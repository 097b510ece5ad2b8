import { LABEL_FORMATS, type LabelFormat } from '@/domain/stock/labelFormats'

export type LabelSettings = { format: LabelFormat; offsetX: string; offsetY: string }

const KEY = 'bo-labels'
const FIRST: LabelSettings = { format: 'sheet63x38', offsetX: '0', offsetY: '0' }

/** Paper and offset as they were last: they belong to the printer beside this device. */
export const readLabelSettings = (): LabelSettings => {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<LabelSettings>
    const format = LABEL_FORMATS.find((one) => one === stored.format) ?? FIRST.format
    const text = (value: unknown) => (typeof value === 'string' ? value : '0')
    return { format, offsetX: text(stored.offsetX), offsetY: text(stored.offsetY) }
  } catch {
    return FIRST
  }
}

export const keepLabelSettings = (settings: LabelSettings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Where nothing can be kept, the next time begins anew.
  }
}
