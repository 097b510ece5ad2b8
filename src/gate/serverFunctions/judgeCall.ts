import type { Payload, ServerFunctionClientArgs, TypedUser } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { countForPerson } from '@/operations/limits/countForPerson'
import { callerOf } from '../callerOf'
import { checkPlain } from './checkPlain'
import { isOpenCall, type OpenCall } from './openCalls'
import { rightsOn } from './rightsOn'

type Values = Record<string, unknown>
type Judge = (args: { payload: Payload; user: TypedUser; sent: Values }) => Promise<Values>

const objectOr = <T>(value: unknown, otherwise: T): Values | T =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Values)
    : otherwise

/** Returns the state and errors of a form; rights are computed here, whatever was sent. */
const formState: Judge = async ({ payload, user, sent }) => {
  const { slug, id, rights } = await rightsOn({
    payload,
    user,
    slug: sent.collectionSlug,
    id: sent.id,
  })
  const { create, update } = rights as { create?: boolean; update?: boolean }
  // Validation reveals facts about other records: only for those who could save.
  if (!create && !update) throw new Refusal('notAllowed')
  const formState = objectOr(sent.formState, undefined)
  return {
    id,
    collectionSlug: slug,
    data: objectOr(sent.data, formState ? undefined : {}),
    docPermissions: rights,
    docPreferences: objectOr(sent.docPreferences, { fields: {} }),
    fallbackLocale: false,
    formState,
    operation: id === undefined ? 'create' : 'update',
    renderAllFields: sent.renderAllFields === true,
    schemaPath: slug,
    skipValidation: sent.skipValidation === true,
  }
}

const JUDGES: Readonly<Record<OpenCall, Judge>> = {
  'form-state': formState,
}

/**
 * Validates a call of a server function by the rules of the REST interface: a known name, a
 * signed-in user, a rate limit, plain arguments, an open collection, the caller's own rights.
 * @param args.headers of the request, the same object: the strategies' cache is keyed by it
 * @param args.call as the client sent it
 * @returns the call to execute: only the arguments that our screens need
 * @throws Refusal `notFound`, `signInFirst`, `tooManyRequests`, `invalidInput`, `invalidId`,
 *   `bodyTooLarge`, `notAllowed`
 */
export const judgeCall = async (args: {
  payload: Payload
  headers: Headers
  call: unknown
}): Promise<ServerFunctionClientArgs> => {
  const { payload, headers, call } = args
  const user = await callerOf(payload, headers)
  // Programs use the REST interface; pages and their calls are for users.
  if (user?.collection !== payload.config.admin.user) throw new Refusal('signInFirst')
  const { name, args: sent } = objectOr(call, {} as Values)
  if (!isOpenCall(name)) throw new Refusal('notFound')
  await countForPerson({ payload, user, limit: 'server-call' })
  checkPlain(sent)
  return { name, args: await JUDGES[name]({ payload, user, sent: objectOr(sent, {}) }) }
}
