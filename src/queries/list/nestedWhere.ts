import * as qs from 'qs-esm'
import type { Where } from 'payload'
import type { FlatWhere } from '@/present/list/listState'

/** Converts a condition of the address to Payload's form: the inverse of `flatWhere`. */
export const nestedWhere = (flat: FlatWhere): Where => {
  if (Object.keys(flat).length === 0) return {}
  const text = new URLSearchParams(flat).toString()
  const { where } = qs.parse(text, { depth: 10, arrayLimit: 1000 }) as { where?: Where }
  return where ?? {}
}
