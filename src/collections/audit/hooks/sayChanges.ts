import type { FieldHook } from 'payload'
import { readableChanges } from '@/queries/audit/readableChanges'

/** What changed, as far as the reader may see it. No query: rights were read for this request. */
export const sayChanges: FieldHook = ({ siblingData, req }) => readableChanges(req, siblingData)
