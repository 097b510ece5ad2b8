import type { PayloadRequest, Where } from 'payload'
import type { Doc } from '@/present/navigation/recordLinks'
import { credentialOf } from '@/access/session/sessionOf'
import { askAs } from '../engine/askAs'
import { modelsOf } from '../engine/buildModels'
import { listStatement, type Question } from '../engine/statements'
import { isUnfitValue, UnknownQuestion } from '../engine/unknown'

type Asked = Required<Pick<Question, 'sort' | 'limit' | 'page' | 'only'>> & { where: Where }

/**
 * A page of a list and the number of all its rows by one statement, the one that answers the API.
 * @param args.asked with fields that are read, as the reader's columns need them
 * @returns null for what the read layer does not answer: Payload does
 */
export const readPage = async (args: {
  req: PayloadRequest
  slug: string
  asked: Asked
  /** Whether all rows are counted; `total` is 0 otherwise. */
  isCounted?: boolean
}): Promise<{ docs: Doc[]; total: number } | null> => {
  const { req, slug, asked, isCounted = true } = args
  const { payload, headers } = req
  const models = modelsOf(payload)
  const entity = models.entities.get(slug)
  const credential = entity?.read && (await credentialOf(payload, headers))
  if (!credential) return null
  const question = { ...asked, only: asked.only.toSorted(), isCounted, depth: 0 }
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
