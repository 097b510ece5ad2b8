import { randomUUID } from 'node:crypto'
import type { AfterErrorHook, PayloadRequest } from 'payload'
import { errorBody, type Reason } from './errors/errorBody'
import { localeOf } from './errors/localeOf'
import { reasonOf } from './errors/reasonOf'

const wasLogged = Symbol.for('backoffice.errorId')

/** The error with what its causes say, without the values of its statement. */
const forLog = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { thrown: typeof error }
  const { name, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  // A failed statement prints its parameters in the message: hashes and addresses among them.
  const message = error.message.split('\nparams:')[0]
  return { name, message, code, stack, ...(cause ? { cause: forLog(cause) } : {}) }
}

const logUnexpected = (error: Error, req: PayloadRequest): string => {
  const known = (error as { [wasLogged]?: string })[wasLogged]
  if (known) return known
  const id = randomUUID()
  Object.defineProperty(error, wasLogged, { value: id })
  req.payload.logger.error({
    msg: 'A request failed unexpectedly',
    errorId: id,
    method: req.method,
    path: req.pathname,
    user: req.user?.id,
    error: forLog(error),
  })
  return id
}

const logRefused = (reason: Reason, req: PayloadRequest) => {
  // Failed sign-ins and denied access are events to keep (security.md, ASVS 16.3).
  if (!['wrongCredentials', 'notAllowed', 'crossSite', 'tooManyRequests'].includes(reason.code))
    return
  const { method, pathname: path, user } = req
  req.payload.logger.warn({ msg: 'Refused', code: reason.code, method, path, user: user?.id })
}

/**
 * Root hook of Payload: turns whatever was thrown into the one shape of the contract, in the
 * reader's language. What is no refusal answers 500 with an id that is also in the log, and never
 * tells of SQL, paths or code.
 */
export const afterError: AfterErrorHook = ({ error, req, graphqlResult }) => {
  const reason = reasonOf(error, req)
  const isGraphqlMistake = graphqlResult && !('originalError' in error && error.originalError)
  // A query that GraphQL itself cannot read is explained by GraphQL, in its own words.
  if (isGraphqlMistake) return
  if (reason.code === 'unexpected') reason.data = { errorId: logUnexpected(error, req) }
  else logRefused(reason, req)
  const { status, body } = errorBody(reason, localeOf(req.headers))
  if (!graphqlResult) return { response: body, status }
  const [{ message, code, data, name }] = body.errors
  const extensions = { code, data, name, statusCode: status }
  return { graphqlResult: { ...graphqlResult, message, extensions } }
}
