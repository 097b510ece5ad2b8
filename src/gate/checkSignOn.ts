import { getPayload, type Payload } from 'payload'
import config from '@payload-config'
import { env } from '@/lib/env'
import { systemRequest } from '@/lib/payloadRequests'
import { endClosedSessions, peopleWithClosedSessions } from '@/operations/users/emergencyAccess'
import { readAdministrators } from '@/queries/users/emergencyAccess'
import { unknownRolesOfProvider } from '@/queries/users/rolesOfProvider'

const NO_WAY_IN =
  'OIDC_ONLY must not be on: no active administrator has emergency access with a second factor, so nobody ' +
  'could sign in while the provider is away. Start without it, sign in as an administrator, set up a second ' +
  'factor, mark the user for emergency access (Acil erişim), and start again ' +
  '(docs/operations/single-sign-on.md).'

class NoWayIn extends Error {}

/** Logs roles in the settings that do not exist. */
export const warnOfUnknownRoles = async (payload: Payload): Promise<void> => {
  const roles = await unknownRolesOfProvider(await systemRequest(payload))
  if (roles.length === 0) return
  payload.logger.warn({
    msg: 'OIDC_ROLES names roles that do not exist: people who should get them are refused',
    roles,
  })
}

/**
 * Checks at the start of an instance whether somebody can sign in if OIDC_ONLY is set: this
 * requires an administrator with emergency access. Ends sessions that were opened with a password
 * or a passkey by users without emergency access.
 * @throws NoWayIn for the operator
 */
export const checkSignOn = async (payload: Payload): Promise<void> => {
  if (!env.OIDC_ONLY) return
  const req = await systemRequest(payload)
  const administrators = await readAdministrators(req)
  if (!administrators.some(({ hasEmergencyAccess }) => hasEmergencyAccess))
    throw new NoWayIn(NO_WAY_IN)
  for (const userId of await peopleWithClosedSessions(req))
    await endClosedSessions({ req: await systemRequest(payload), userId })
}

/**
 * `checkSignOn` before the server accepts requests, and a warning about unknown roles afterwards.
 * The process ends if nobody has emergency access; any other failure, such as an unavailable
 * database, is logged: the hourly job `enforce-factors` ends those sessions too.
 */
export const checkSignOnOfServer = async (): Promise<void> => {
  if (!env.OIDC_ISSUER) return
  const payload = await getPayload({ config }).catch(() => null)
  if (payload === null) return
  const failed = (err: unknown) =>
    payload.logger.error({ msg: 'Single sign-on was not checked', err })
  await checkSignOn(payload).catch((err: unknown) => {
    if (!(err instanceof NoWayIn)) return failed(err)
    payload.logger.fatal({ msg: err.message })
    // Throwing would answer every request with the error while the process continues.
    process.exit(1)
  })
  // `npm start` does not show what is logged before the server is ready.
  setTimeout(() => void warnOfUnknownRoles(payload).catch(failed), 5_000).unref()
}
