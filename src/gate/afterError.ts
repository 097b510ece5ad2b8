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
import { noteRefused } from './errors/noteRefused'
import { withAvailability } from './errors/noteUnavailable'
import { reasonOf } from '@/lib/refusals/reasonOf'
import { noteConflict } from './retryConflicts'

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
  noteRefused({ code: reason.code, logger, about })
  return reason
}

/** Names the missing record by its collection. */
const ofCollection = (reason: Reason, collection: string | undefined): Reason =>
  reason.code === 'notFound' && collection
    ? { ...reason, data: { collection, ...reason.data } }
    : reason

/** A program is refused because of its scopes or its role: the message mentions both. */
const forProgram = (reason: Reason, { user }: PayloadRequest): Reason =>
  reason.code === 'notAllowed' && user?.collection === 'api-clients'
    ? { ...reason, data: { ...reason.data, ofKey: true } }
    : reason

/** Adds the existing record to a refusal about it, as far as the caller may read it. */
const withExisting = async (
  reason: Reason,
  { payload, user, routeParams }: PayloadRequest,
  slug: string | undefined,
): Promise<Reason> => {
  const id = recordIdOf(routeParams?.id)
  if (!isAlreadyThere(reason.code) || slug === undefined || id === null) return reason
  const record = { slug, id }
  const { code } = reason
  // The refusal is valid without it, even if the database fails now.
  const existing = await readExisting({ payload, user, code, record }).catch(() => ({}))
  return { ...reason, data: { ...reason.data, ...existing } }
}

/**
 * Root hook of Payload: converts every error to the common shape (docs/api.md), in the reader's
 * language. Anything but a refusal is a 500 with an id that is also in the log, and never reveals
 * SQL, paths or code.
 */
export const afterError: AfterErrorHook = async ({ collection, error, req, graphqlResult }) => {
  // Syntax errors are explained by GraphQL itself.
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
