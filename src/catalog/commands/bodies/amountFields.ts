import { MAX_LIMIT } from '@/domain/lists/pageSizes'
import { recordIdOf } from '@/domain/shared/recordId'
import type { RefusalCode } from '@/domain/shared/refusal'
import { isDecimal, parseDecimal, QUANTITY, type DecimalSpec } from '@/domain/shared/decimal'
import { bodyField } from './body'

const DECIMAL_CODES = ['notADecimal', 'tooManyDecimals', 'tooLarge'] as const

type DecimalRule = {
  digits: DecimalSpec
  /** A check in addition to the digits. */
  refuse?: (value: unknown) => RefusalCode | null
  /** Codes of `refuse`, and those of the operation at this field. */
  codes?: readonly RefusalCode[]
}

const readDecimal = (sent: unknown, { digits, refuse }: DecimalRule) => {
  const value = parseDecimal(sent, digits)
  const code = isDecimal(value) ? refuse?.(sent) : value
  return code || !isDecimal(value) ? { code: code as RefusalCode } : { value: value.toNumber() }
}

/** A decimal that must be sent. */
export const decimalField = (rule: DecimalRule) =>
  bodyField<number>(
    {
      input: 'decimal',
      isRequired: true,
      digits: rule.digits,
      codes: ['required', ...DECIMAL_CODES, ...(rule.codes ?? [])],
    },
    (sent) => (sent === null ? { code: 'required' } : readDecimal(sent, rule)),
  )

/** A decimal that may be left out. */
export const optionalDecimalField = (rule: DecimalRule) =>
  bodyField<number | null>(
    {
      input: 'decimal',
      isRequired: false,
      digits: rule.digits,
      codes: [...DECIMAL_CODES, ...(rule.codes ?? [])],
    },
    (sent) => (sent === null ? { value: null } : readDecimal(sent, rule)),
  )

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

/**
 * Quantities by record id: `{ "12": 3.5 }`; null if left out.
 * @param codes of the operation at a record (`quantities.12`)
 */
export const quantitiesField = (codes: readonly RefusalCode[]) =>
  bodyField<ReadonlyMap<number, number> | null>(
    {
      input: 'quantities',
      isRequired: false,
      digits: QUANTITY,
      codes: [
        'invalidInput',
        'invalidId',
        'required',
        'mustNotBeNegative',
        ...DECIMAL_CODES,
        ...codes,
      ],
    },
    (sent) => {
      if (sent === null) return { value: null }
      if (!isObject(sent) || Object.keys(sent).length > MAX_LIMIT) return { code: 'invalidInput' }
      const read = new Map<number, number>()
      for (const [key, quantity] of Object.entries(sent)) {
        const id = recordIdOf(key)
        if (id === null) return { code: 'invalidId' }
        const value = parseDecimal(quantity, QUANTITY)
        if (!isDecimal(value)) return { code: value, at: key }
        if (value.lt(0)) return { code: 'mustNotBeNegative', at: key }
        read.set(id, value.toNumber())
      }
      return { value: read }
    },
  )
