import type { Payload } from 'payload'
import { counts } from '@/queries/engine/counts'
import { modelsOf } from '@/queries/engine/buildModels'
import type { EntityModel } from '@/queries/engine/model'
import { askAs } from '@/queries/engine/askAs'
import type { KnownCaller } from '@/queries/engine/readerOf'
import {
  countStatement,
  listStatement,
  recordStatement,
  type Question,
  type Statement,
} from '@/queries/engine/statements'
import { isUnfitValue, UnknownQuestion } from '@/queries/engine/unknown'
import { noteSeen } from '@/operations/users/sessionDevice'
import type { IncomingRead, ReadAnswer } from '@/lib/readHandler'
import { cookiesForPayload } from '@/lib/sessionCookie'
import { Refusal } from '@/domain/shared/refusal'
import { isKnownVersion } from '../apiVersion'
import { OF_PEOPLE } from '../program'
import { programTurn } from '../quota/programTurn'
import { calendarFor } from '../query/calendarFor'
import { judgeQuery, type JudgedQuery } from '../query/gateQuery'
import { relatedShape } from '@/queries/filters/relatedShape'
import { matchRoute, type OpenRoute } from '../routes/matchRoute'
import { envelopeOf, listBody } from './listBody'
import { pageLinks } from './pageLinks'
import { questionOf } from './questionOf'
import { carriesKey, keyIn, type ClientKey } from '@/access/session/clientKey'
import { forget } from '@/access/session/sessionMemory'
import { sessionOf } from '@/access/session/sessionOf'
import { refuseUse } from '@/access/session/client'
import { hasSessionCookie } from '@/lib/sessionCookie'
import { addressIn, noteKeyUse } from '@/operations/users/keyUse'

type Asked = {
  route: OpenRoute
  entity: EntityModel
  question: Question
  query: JudgedQuery['kept']
  id: number
}

const KINDS: readonly string[] = ['list', 'record', 'count']

const askedIn = async (
  payload: Payload,
  { segments, search }: Pick<IncomingRead, 'segments' | 'search'>,
): Promise<Asked | null> => {
  const route = matchRoute({ method: 'GET', segments })
  if (!KINDS.includes(route.kind)) return null
  const entity = modelsOf(payload).entities.get(route.slug)
  const shape = relatedShape(payload, route.slug)
  if (!entity?.read || !shape) return null
  const calendar = await calendarFor(payload, search)
  const judged = judgeQuery({ kind: route.kind, search, shape, isJudgedBelow: true, calendar })
  const question = questionOf(judged)
  return { route, entity, question, query: judged.kept, id: Number(segments[1] ?? 0) }
}

const statementFor = (payload: Payload, { reader }: KnownCaller, asked: Asked): Statement => {
  const all = { models: modelsOf(payload), reader, ...asked }
  if (asked.route.kind === 'count') return countStatement(all)
  return asked.route.kind === 'list' ? listStatement(all) : recordStatement(all)
}

const listAnswer = ({ route, question, query }: Asked, row: unknown[]): ReadAnswer => {
  const [docs, count, total] = row as [string, number, number | null]
  const envelope = envelopeOf({ question, count, total })
  const lastId = () => (JSON.parse(docs) as { id: number }[]).at(-1)?.id
  const link = pageLinks({
    path: `/api/${route.slug}`,
    query,
    page: { ...envelope, count, lastId },
  })
  return { body: listBody(docs, envelope), headers: link ? { Link: link } : {} }
}

const answerOf = (asked: Asked, row: unknown[]): ReadAnswer | null => {
  if (asked.route.kind === 'list') return listAnswer(asked, row)
  if (asked.route.kind === 'count') return { body: `{"totalDocs":${Number(row[0])}}`, headers: {} }
  const body = row[0] as string | null
  return body === null ? null : { body, headers: {} }
}

/** The headers as the gate would forward them, without copying them. */
const withPayloadCookie = (headers: IncomingRead['headers']): IncomingRead['headers'] => ({
  has: (name) => headers.has(name),
  get: (name) => {
    const value = headers.get(name)
    return name.toLowerCase() === 'cookie' ? cookiesForPayload(value) : value
  },
})

const answerPerson = async (payload: Payload, request: IncomingRead, asked: Asked) => {
  const credential = await sessionOf(payload, withPayloadCookie(request.headers))
  if (!credential) return null
  const statementOf = (known: KnownCaller) => statementFor(payload, known, asked)
  const row = await askAs({ payload, credential, statementOf })
  if (!row) return null
  noteSeen(payload, { ...credential, ...request })
  return answerOf(asked, row)
}

/** Refusals of a key are left to the gate, which gives the reason. */
const answerProgram = async (payload: Payload, request: IncomingRead, asked: Asked) => {
  const { headers } = request
  const isOfPerson = OF_PEOPLE.includes(asked.route.slug)
  const credential =
    isOfPerson || hasSessionCookie(headers.get('cookie')) ? null : keyIn(payload, headers)
  if (!credential) return null
  const address = addressIn(headers)
  let keyId = 0
  const statementOf = (known: KnownCaller) => {
    const { client } = known
    const code = client && refuseUse({ client, address, channel: 'rest' })
    if (!client || code) {
      // The cache may be older than the client: the next request reads it again.
      forget(credential)
      throw new Refusal(code ?? 'invalidKey')
    }
    keyId = client.keyId
    return statementFor(payload, known, asked)
  }
  const turn = programTurn()
  const before = async ({ kept: [, client] }: KnownCaller) => turn.begin(payload, client)
  let answer: ReadAnswer | null = null
  try {
    const row = await askAs({ payload, credential, statementOf, before })
    if (!row) return null
    noteKeyUse(payload, { keyId, headers })
    const found = answerOf(asked, row)
    answer = found && { ...found, headers: { ...found.headers, ...turn.headers() } }
    return answer
  } finally {
    // Requests left to the gate are counted there.
    if (answer) turn.end()
    else turn.cancel()
  }
}

const answer = async (payload: Payload, request: IncomingRead): Promise<ReadAnswer | null> => {
  if (!isKnownVersion(request.headers)) return null
  const asked = await askedIn(payload, request)
  if (!asked) return null
  return carriesKey(request.headers)
    ? answerProgram(payload, request, asked)
    : answerPerson(payload, request, asked)
}

/** Whether an error means that Payload must answer, through the gate. */
const isLeftToPayload = (error: unknown): boolean => {
  if (error instanceof UnknownQuestion) counts.left += 1
  return error instanceof UnknownQuestion || error instanceof Refusal || isUnfitValue(error)
}

/**
 * As `answerRead`, for a program within a request whose key, network and limits are already checked.
 * @param args.credential the key of that request
 * @returns the body of a 200; null where Payload has to answer
 */
export const answerReadWithin = async (
  payload: Payload,
  args: Pick<IncomingRead, 'segments' | 'search'> & { credential: ClientKey },
): Promise<string | null> => {
  const { credential } = args
  try {
    const asked = await askedIn(payload, args)
    if (!asked) return null
    const statementOf = (known: KnownCaller) => statementFor(payload, known, asked)
    const row = await askAs({ payload, credential, statementOf })
    return row && (answerOf(asked, row)?.body ?? null)
  } catch (error) {
    if (isLeftToPayload(error)) return null
    throw error
  }
}

/**
 * Answers a GET of a list, a record or a count with one statement.
 * @returns the body of a 200 with its headers; null for everything else — other routes, unsupported
 *   queries, refusals: Payload answers through the gate
 */
export const answerRead = async (
  payload: Payload,
  request: IncomingRead,
): Promise<ReadAnswer | null> => {
  try {
    const found = await answer(payload, request)
    if (found) counts.answered += 1
    return found
  } catch (error) {
    if (isLeftToPayload(error)) return null
    throw error
  }
}
