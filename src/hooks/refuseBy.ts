import type { CollectionBeforeChangeHook } from 'payload'
import { refuseFields, type RefusalCode } from '@/domain/shared/refusal'

/**
 * Applies a rule of the domain to the row as it will be: what was sent, over what is stored.
 * @param path the field to mark when the rule refuses
 * @param rule returns why not, or null
 */
export const refuseBy =
  (
    path: string,
    rule: (values: Record<string, unknown>) => RefusalCode | null,
  ): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => {
    const code = rule({ ...originalDoc, ...data })
    refuseFields([code ? { path, code } : null])
    return data
  }
