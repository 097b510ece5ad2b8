import type { FieldHook } from 'payload'

/** Read means now, whatever moment a client sends; what was read before keeps its moment. */
export const readNow: FieldHook = ({ value, previousValue }) =>
  value ? (previousValue ?? new Date().toISOString()) : null
