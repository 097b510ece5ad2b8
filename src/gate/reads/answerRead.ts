import type { Payload } from 'payload'
import { counts } from '@/queries/engine/counts'
import { modelsOf } from '@/queries/engine/buildModels'
import type { EntityModel } from '@/queries/engine/model'
import { askAs } from '@/queries/engine/askAs'
import type { KnownSession } from '@/queries/engine/readerOf'
import {
  countStatement,
  listStatement,
  recordStatement,
  type Question,
  type Statement,
} from '@/queries/engine/statements'
import { isUnfitValue, UnknownQuestion } from '@/queries/engine/unknown'
import { noteSeen } from '@/operations/users/sessionDevice'
import type { IncomingRead } from '@/lib/readHandler'
import { cookiesForPayload } from '@/lib/sessionCookie'
import { Refusal } from '@/domain/shared/refusal'
import { judgeQuery } from '../query/gateQuery'
import { relatedShape } from '../query/relatedShape'
import { matchRoute, type OpenRoute } from '../routes/matchRoute'
import { listBody } from './listBody'
import { questionOf } from './questionOf'
import { sessionOf } from '@/access/session/sessionOf'

type Asked = {
  route: OpenRoute
  entity: EntityModel
  question: Question
  id: number
}

const KINDS: readonly string[] = ['list', 'record', 'count']

const askedIn = (payload: Payload, { segments, search }: IncomingRead): Asked | null => {
  const route = matchRoute({ method: 'GET', segments })
  if (!KINDS.includes(route.kind)) return null
  const entity = modelsOf(payload).entities.get(route.slug)
  const shape = relatedShape(payload, route.slug)
  if (!entity?.read || !shape) return null
  const judged = judgeQuery({ kind: route.kind, search, shape, isJudgedBelow: true })
  const question = questionOf(judged)
  return { route, entity, question, id: Number(segments[1] ?? 0) }
}

const statementFor = (payload: Payload, { reader }: KnownSession, asked: Asked): Statement => {
  const all = { models: modelsOf(payload), reader, ...asked }
  if (asked.route.kind === 'count') return countStatement(all)
  return asked.route.kind === 'list' ? listStatement(all) : recordStatement(all)
}

const bodyOf = ({ route, question }: Asked, row: unknown[]): string | null => {
  if (route.kind === 'count') return `{"totalDocs":${Number(row[0])}}`
  if (route.kind === 'record') return row[0] as string | null
  const [docs, count, total] = row as [string, number, number | null]
  return listBody({ question, docs, count, total })
}

/** The headers as the gate would forward them, without copying them. */
const withPayloadCookie = (headers: IncomingRead['headers']): IncomingRead['headers'] => ({
  has: (name) => headers.has(name),
  get: (name) => {
    const value = headers.get(name)
    return name.toLowerCase() === 'cookie' ? cookiesForPayload(value) : value
  },
})

const answer = async (payload: Payload, request: IncomingRead): Promise<string | null> => {
  const asked = askedIn(payload, request)
  const session = asked && (await sessionOf(payload, withPayloadCookie(request.headers)))
  if (!session) return null
  const statementOf = (known: KnownSession) => statementFor(payload, known, asked)
  const row = await askAs({ payload, session, statementOf })
  if (!row) return null
  noteSeen(payload, { ...session, ...request })
  return bodyOf(asked, row)
}

/**
 * Answers a GET of a list, a record or a count by one statement.
 * @returns the body of a 200; null for everything else — what is not asked of a collection, what this
 *   layer does not know, what is refused: Payload answers, behind the gate
 */
export const answerRead = async (
  payload: Payload,
  request: IncomingRead,
): Promise<string | null> => {
  try {
    const body = await answer(payload, request)
    if (body !== null) counts.answered += 1
    return body
  } catch (error) {
    const isLeft = error instanceof UnknownQuestion || error instanceof Refusal
    if (!isLeft && !isUnfitValue(error)) throw error
    if (error instanceof UnknownQuestion) counts.left += 1
    return null
  }
}
