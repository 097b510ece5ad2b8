import type { Tone } from '@/catalog/column'
import type { ImportStatus, RowState } from '@/domain/imports/imports'

/** The colour of each state of an import. */
export const IMPORT_TONES: Readonly<Record<ImportStatus, Tone>> = {
  mapping: 'neutral',
  checking: 'primary',
  checked: 'warning',
  importing: 'primary',
  done: 'success',
  undoing: 'primary',
  undone: 'neutral',
  stopped: 'error',
}

/** The colour of each state of a row. */
export const ROW_TONES: Readonly<Record<RowState, Tone>> = {
  pending: 'neutral',
  error: 'error',
  ready: 'info',
  done: 'success',
  undone: 'neutral',
  left: 'warning',
}
