/**
 * The only file that uses Payload's functions for requests, tokens and permissions. Payload exports
 * them, but does not document them as stable (decision 0068). Payload's handlers for Next are used
 * by the files of Next that eslint.config.mjs names (rule `seam/requests`).
 */
import {
  createLocalReq,
  executeAuthStrategies,
  extractJWT,
  getFieldsToSign,
  JWT_AUTH_VERSION,
  jwtSign,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TypedUser,
} from 'payload'
import { applyUserReadAccess } from 'payload/internal'

/** The permissions of a user as Payload's forms need them: allScreens.e2e. */
export { getAccessResults } from 'payload'
/** The permissions for one collection, for its list and its exports: costs.spec and totals.spec. */
export { getEntityPermissions, sanitizePermissions } from 'payload/internal'

/**
 * A request of the instance itself, without a user and without a transaction: for jobs. Tested by
 * every job, `tests/int/jobs`.
 */
export const systemRequest = (payload: Payload): Promise<PayloadRequest> =>
  createLocalReq({}, payload)

/**
 * Creates a request that reads and writes with the permissions of a user.
 * @param args.user the user; anonymous without one
 * @param args.req further properties: headers, translations, a transaction
 */
export const requestAs = (
  payload: Payload,
  args: { user?: TypedUser | null; req?: Partial<PayloadRequest> },
): Promise<PayloadRequest> => {
  const { user, req } = args
  return createLocalReq({ ...(user && { user }), ...(req && { req }) }, payload)
}

/**
 * Authenticates a request by the strategies of the instance (`gate/passiveUsers`): anonymous.spec.
 */
export const callerBy = async (payload: Payload, headers: Headers): Promise<TypedUser | null> =>
  (await executeAuthStrategies({ headers, payload })).user

/**
 * The token of a request, read only where Payload looks for it, and only from our own pages:
 * now.spec.
 */
export const tokenIn = (payload: Payload, headers: Pick<Headers, 'get' | 'has'>): string | null =>
  extractJWT({ headers: headers as Headers, payload })

/** Whether a verified token was issued by this version of Payload: now.spec. */
export const isPayloadToken = (header: Readonly<Record<string, unknown>>): boolean =>
  header.authVersion === JWT_AUTH_VERSION

/**
 * Signs the token of a session with the claims that Payload expects: signIn.spec.
 * @param args.tokenExpiration in seconds from now
 */
export const signToken = (args: {
  payload: Payload
  collectionConfig: SanitizedCollectionConfig
  user: TypedUser
  sid: string
  tokenExpiration: number
}): Promise<{ token: string; exp: number }> => {
  const { payload, collectionConfig, user, sid, tokenExpiration } = args
  const email = (user as { email?: string }).email ?? ''
  return jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email, sid, user }),
    secret: payload.secret,
    tokenExpiration,
  })
}

/** A user without the fields they may not see themselves: narrowedPerson.spec. */
export const ownFieldsOf = (
  req: PayloadRequest,
  { collection, user }: { collection: SanitizedCollectionConfig; user: TypedUser },
): Promise<Record<string, unknown>> =>
  applyUserReadAccess({
    collection,
    depth: 0,
    overrideAccess: false,
    req,
    showHiddenFields: false,
    user: user as never,
  }) as Promise<object> as Promise<Record<string, unknown>>
