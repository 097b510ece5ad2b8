import type { Payload, TypedUser } from 'payload'
import { carriesKey, keyIn, markedKey, markKey } from '@/access/session/clientKey'
import { Refusal } from '@/domain/shared/refusal'
import { refuseUse, type ClientLimits } from '@/access/session/client'
import { hasSessionCookie } from '@/lib/sessionCookie'
import { addressIn, noteKeyUse } from '@/operations/users/keyUse'
import type { OpenRoute, RouteKind } from './routes/matchRoute'

/**
 * Finds the key a request was sent with and takes it out of the headers that go on: Payload would take
 * `Bearer` for a token of its own. No query: whether the key may be used is found out with the caller.
 * @param args.headers as they came
 * @param args.forwarded the headers that go on, as the very object that the strategies get
 * @throws Refusal `invalidKey` for a key of a wrong form or checksum, `twoCallers` beside a session
 */
export const takeKey = (args: { payload: Payload; headers: Headers; forwarded: Headers }): void => {
  const { payload, headers, forwarded } = args
  if (!carriesKey(headers)) return
  forwarded.delete('authorization')
  const key = keyIn(payload, headers)
  if (!key) throw new Refusal('invalidKey')
  if (hasSessionCookie(headers.get('cookie'))) throw new Refusal('twoCallers')
  markKey(forwarded, key)
}

/**
 * Judges the caller of a request that came with a key, and notes its use.
 * @param args.isAnywhere a key that revokes itself may do so from any network
 * @throws Refusal `invalidKey` when the key does not exist or has ended, `networkNotAllowed`,
 *   `channelNotAllowed`
 */
export const refuseProgram = (args: {
  payload: Payload
  headers: Headers
  user: TypedUser | null
  isAnywhere?: boolean
}): void => {
  const { payload, headers, user, isAnywhere = false } = args
  if (!markedKey(headers)) return
  if (user?.collection !== 'api-clients') throw new Refusal('invalidKey')
  const client = user as unknown as ClientLimits & { keyId: number }
  const code = refuseUse({ client, address: addressIn(headers), channel: 'rest' })
  if (code && !isAnywhere) throw new Refusal(code)
  noteKeyUse(payload, { keyId: client.keyId, headers })
}

/** What belongs to a person: programs have no preferences, views, notifications, imports or trash. */
export const OF_PEOPLE: readonly string[] = [
  'payload-preferences',
  'list-views',
  'notifications',
  'imports',
  'sessions',
  'trash',
]

/** Ways in, and links of customers. */
const KINDS_OF_PEOPLE: readonly RouteKind[] = ['signIn', 'ownSecurity', 'link']

/**
 * @param route of a request that came with a key
 * @param segments of its path below `/api`
 * @throws Refusal `peopleOnly` for what is a person's own, signing in, and links of customers
 */
export const refuseOfPeople = (
  { kind, slug }: OpenRoute,
  [first = '']: readonly string[],
): void => {
  const isOwn = OF_PEOPLE.includes(slug) || OF_PEOPLE.includes(first)
  if (isOwn || KINDS_OF_PEOPLE.includes(kind)) throw new Refusal('peopleOnly')
}
