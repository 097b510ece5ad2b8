import { MAX_LIMIT } from '@/domain/lists/pageSizes'
import { recordIdOf } from '@/domain/shared/recordId'
import type { RefusalCode } from '@/domain/shared/refusal'
import { bodyField, type BodyField, type Reading } from './body'

const readOptionalId = (sent: unknown): Reading<number | null> => {
  if (sent === null || sent === '') return { value: null }
  const id = recordIdOf(sent)
  return id === null ? { code: 'invalidId' } : { value: id }
}

/**
 * Another record by its id.
 * @param about its collection, and possible refusals
 */
export const recordField = (about: {
  records: NonNullable<BodyField['records']>
  codes?: readonly RefusalCode[]
}) =>
  bodyField<number>(
    {
      input: 'record',
      isRequired: true,
      records: about.records,
      codes: ['required', 'invalidId', ...(about.codes ?? [])],
    },
    (sent) => {
      if (sent === null || sent === '') return { code: 'required' }
      const id = recordIdOf(sent)
      return id === null ? { code: 'invalidId' } : { value: id }
    },
  )

/** As `recordField`, optional. */
export const optionalRecordField = (about: {
  records: NonNullable<BodyField['records']>
  codes?: readonly RefusalCode[]
}) =>
  bodyField<number | null>(
    {
      input: 'record',
      isRequired: false,
      inBulk: true,
      records: about.records,
      codes: ['invalidId', ...(about.codes ?? [])],
    },
    (sent) => (sent === '' ? { code: 'invalidId' } : readOptionalId(sent)),
  )

/** The record of a collection, if it is not in the path. */
export const recordNumberField = bodyField<number>(
  { input: 'code', isRequired: true, codes: ['required', 'invalidId'] },
  (sent) => {
    if (sent === null || sent === '') return { code: 'required' }
    const id = recordIdOf(sent)
    return id === null ? { code: 'invalidId' } : { value: id }
  },
)

/** As `recordNumberField`, optional because another field may identify the record. */
export const optionalRecordNumberField = bodyField<number | null>(
  { input: 'code', isRequired: false, codes: ['invalidId'] },
  readOptionalId,
)

const isId = (id: unknown): id is number => typeof id === 'number' && recordIdOf(id) !== null

const areIds = (sent: unknown): sent is number[] =>
  Array.isArray(sent) && sent.length <= MAX_LIMIT && sent.every(isId)

/** The records; null for all of one's own. */
export const optionalIdsField = bodyField<number[] | null>(
  { input: 'ids', isRequired: false, codes: ['invalidId'] },
  (sent) => (sent === null || areIds(sent) ? { value: sent } : { code: 'invalidId' }),
)

/** The records; required, because applying it to all by omission would be too easy a mistake. */
export const idsField = bodyField<number[]>(
  { input: 'ids', isRequired: true, codes: ['required', 'invalidId'] },
  (sent) => (areIds(sent) ? { value: sent } : { code: sent === null ? 'required' : 'invalidId' }),
)

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The run of a job. */
export const uuidField = bodyField<string>(
  { input: 'code', isRequired: true, codes: ['invalidId'] },
  (sent) => (typeof sent === 'string' && UUID.test(sent) ? { value: sent } : { code: 'invalidId' }),
)

/** The row of a table without a collection: its ids exceed those of records. */
export const rowNumberField = bodyField<number>(
  { input: 'code', isRequired: true, codes: ['invalidId'] },
  (sent) => {
    const isText = typeof sent === 'string' && /^[1-9]\d{0,15}$/.test(sent)
    const value = isText ? Number(sent) : sent
    return Number.isSafeInteger(value) && Number(value) > 0
      ? { value: Number(value) }
      : { code: 'invalidId' }
  },
)
