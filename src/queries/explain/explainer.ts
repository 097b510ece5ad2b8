import type { ExplainedFigure } from '@/present/record/explanation'
import type { Doc } from '@/present/navigation/recordLinks'
import type { Numeric } from '@/domain/shared/money'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'

import type { ViewPage } from '../shared/viewPage'

/** A number to explain, of a record that its reader may read with it. */
export type Asked = {
  page: ViewPage
  /** The record's number and the fields that it is calculated from. */
  doc: Doc
  /** Labels of these fields. */
  labels: Readonly<Record<string, string>>
  value: Numeric
  /** The record's unit of quantity, if it was requested and the user may read it. */
  unit?: string
  t: Translator
  format: Formatters
}

export type Explained = ExplainedFigure & {
  /** The displayed value, if the list rounds it. */
  value?: string
}

/** Most listed rows; the others are summed. */
export const LISTED = 25

export type Explainer = {
  /** Additional fields of the record that it needs. */
  with?: readonly string[]
  explain: (asked: Asked) => Promise<Explained | null>
}
