import { withoutSecrets } from '@/domain/shared/secretPaths'
import type { AfterErrorHook, PayloadRequest } from 'payload'
import type { Reason } from '@/domain/shared/refusal'
import { errorBody } from './errors/errorBody'
import { recordIdOf } from '@/domain/shared/recordId'
import { isAlreadyThere, readExisting } from '@/queries/shared/readExisting'
import { callerKey } from '@/access/session/staffOf'
import { forReader } from '@/access/reading/forReader'
import { localeOf } from './errors/localeOf'
import { logUnexpected, originOf } from './errors/logUnexpected'
import { withAvailability } from './errors/noteUnavailable'
import { reasonOf } from '@/lib/refusals/reasonOf'
import { noteConflict } from './retryConflicts'

/** Failed sign-ins and denied access are events to keep. */
const KEPT: readonly string[] = [
  'wrongCredentials',
  'notAllowed',
  'tooManyRequests',
  'tooManyAttempts',
]

const aboutOf = ({ method, pathname, user, headers }: PayloadRequest) => ({
  method,
  path: withoutSecrets(pathname ?? ''),
  user: user ? callerKey(user) : undefined,
  ...originOf(headers),
})

const log = async (found: Reason, error: Error, req: PayloadRequest): Promise<Reason> => {
  const { logger } = req.payload
  const about = aboutOf(req)
  const reason = await withAvailability({ reason: found, error, logger })
  if (reason.code === 'unexpected') {
    return { ...reason, data: { errorId: logUnexpected({ error, logger, about }) } }
  }
  if (KEPT.includes(reason.code)) logger.warn({ msg: 'Refused', code: reason.code, ...about })
  return reason
}

/** A record that is not there is named by what it would have been. */
const ofCollection = (reason: Reason, collection: string | undefined): Reason =>
  reason.code === 'notFound' && collection
    ? { ...reason, data: { collection, ...reason.data } }
    : reason

/** A program has two reasons to be refused, its scopes and its role: the sentence names both. */
const forProgram = (reason: Reason, { user }: PayloadRequest): Reason =>
  reason.code === 'notAllowed' && user?.collection === 'api-clients'
    ? { ...reason, data: { ...reason.data, ofKey: true } }
    : reason

/** What is there already comes with the refusal that says so, as far as the caller may read it. */
const withExisting = async (
  reason: Reason,
  { payload, user, routeParams }: PayloadRequest,
  slug: string | undefined,
): Promise<Reason> => {
  const id = recordIdOf(routeParams?.id)
  if (!isAlreadyThere(reason.code) || slug === undefined || id === null) return reason
  const record = { slug, id }
  const { code } = reason
  // The refusal stands without it, whatever the database says by now.
  const existing = await readExisting({ payload, user, code, record }).catch(() => ({}))
  return { ...reason, data: { ...reason.data, ...existing } }
}

/**
 * Root hook of Payload: turns whatever was thrown into the one shape of errors (docs/api.md), in
 * the reader's language. What is no refusal answers 500 with an id that is also in the log, and
 * never tells of SQL, paths or code.
 */
export const afterError: AfterErrorHook = async ({ collection, error, req, graphqlResult }) => {
  // A query that GraphQL itself cannot read is explained by GraphQL, in its own words.
  if (graphqlResult && !('originalError' in error && error.originalError)) return
  noteConflict(error)
  const known = ofCollection(reasonOf(error, req), collection?.slug)
  const found = await withExisting(await log(known, error, req), req, collection?.slug)
  const reason = forProgram(await forReader(found, req), req)
  const { status, body } = errorBody(reason, localeOf(req.headers))
  if (!graphqlResult) return { response: body, status }
  const [{ message, code, data, name }] = body.errors
  const extensions = { code, data, name, statusCode: status }
  return { graphqlResult: { ...graphqlResult, message, extensions } }
}
