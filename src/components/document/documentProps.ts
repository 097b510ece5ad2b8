import type { ReactNode } from 'react'

import type { Id } from '@/domain/shared/idOf'

/** The company whose pages these are, for what belongs to one. */
export type Company = { id: Id; name: string }

/** What the page of a record is given by the server. */
export type DocumentScreenProps = {
  /** The part of the dictionary that names this kind of record. */
  words: string
  /** The states of the record. */
  chips: ReactNode
  /** The author of the record, where it is known. */
  createdBy?: string
  company?: Company
  /** The reader may see what happened to the record. */
  hasActivity?: boolean
  /** Commands of this kind of record. */
  BeforeDocumentControls?: ReactNode
}
