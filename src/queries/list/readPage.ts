import type { PayloadRequest, Where } from 'payload'
import type { Doc } from '@/present/navigation/recordLinks'
import { credentialOf } from '@/access/session/sessionOf'
import { askAs } from '../engine/askAs'
import { beginningsStatement, type Beginning } from '../engine/beginnings'
import { modelsOf } from '../engine/buildModels'
import { listStatement, type Question } from '../engine/statements'
import { isUnfitValue, UnknownQuestion } from '../engine/unknown'

type Asked = Required<Pick<Question, 'sort' | 'limit' | 'page' | 'only'>> & { where: Where }

/**
 * A page of a list and its total by one statement, the same as for the API.
 * @param args.asked with the fields that the reader's columns need
 * @returns null for queries that the read engine does not support: Payload answers them
 */
export const readPage = async (args: {
  req: PayloadRequest
  slug: string
  asked: Asked
}): Promise<{ docs: Doc[]; total: number } | null> => {
  const { req, slug, asked } = args
  const { payload, headers } = req
  const models = modelsOf(payload)
  const entity = models.entities.get(slug)
  const credential = entity?.read && (await credentialOf(payload, headers))
  if (!credential) return null
  const question = { ...asked, only: asked.only.toSorted(), isCounted: true, depth: 0 }
  try {
    const row = await askAs({
      payload,
      credential,
      statementOf: ({ reader }) => listStatement({ models, reader, entity, question }),
    })
    if (!row) return null
    const [docs, , total] = row as [string, number, number | null]
    return { docs: JSON.parse(docs) as Doc[], total: total ?? 0 }
  } catch (error) {
    if (error instanceof UnknownQuestion || isUnfitValue(error)) return null
    throw error
  }
}

/**
 * The beginnings of several lists in one statement: the first rows of each, with their related
 * records, and the number of rows up to `upTo`.
 * @returns in their order; null for a list whose condition or order uses fields that the reader may
 *   not see
 */
export const readBeginnings = async (
  { payload, headers }: PayloadRequest,
  lists: readonly (Omit<Beginning, 'entity' | 'where'> & { slug: string; where: Where })[],
): Promise<({ docs: Doc[]; total: number } | null)[]> => {
  const models = modelsOf(payload)
  const credential = await credentialOf(payload, headers)
  const beginnings = lists.flatMap(({ slug, ...list }) => {
    const entity = models.entities.get(slug)
    return entity ? [{ ...list, entity }] : []
  })
  if (!credential || beginnings.length < lists.length) return lists.map(() => null)
  const row = await askAs({
    payload,
    credential,
    statementOf: ({ reader }) => beginningsStatement({ models, reader }, beginnings),
  })
  if (!row) return lists.map(() => null)
  const found = JSON.parse(String(row[0])) as ([Doc[], number] | null)[]
  return found.map((one) => one && { docs: one[0], total: one[1] })
}
