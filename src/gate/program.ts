import type { Payload, TypedUser } from 'payload'
import { carriesKey, isRememberedKey, keyIn, markedKey, markKey } from '@/access/session/clientKey'
import { Refusal } from '@/domain/shared/refusal'
import { refuseUse, type ClientLimits } from '@/access/session/client'
import type { Channel } from '@/domain/users/channels'
import { hasSessionCookie } from '@/lib/sessionCookie'
import { clientLimitsOf } from '@/operations/limits/clientLimits'
import { limitReached } from '@/operations/limits/limitersFor'
import { addressIn, noteKeyUse } from '@/operations/users/keyUse'
import type { ProgramTurn } from './quota/programTurn'
import type { OpenRoute, RouteKind } from './routes/matchRoute'

type Sender = { payload: Payload; headers: Headers }

/** Retry delay for wrong keys if the remaining time was not queried. */
const UNASKED_WAIT_MS = 60_000

/** Counts a wrong key against the address it came from, and refuses it. */
const refuseBadKey = async ({ payload, headers }: Sender): Promise<never> => {
  const address = addressIn(headers)
  if (address === null) throw new Refusal('invalidKey')
  const { isGranted, msBeforeReset } = await clientLimitsOf(payload).takeBadKey(address)
  if (isGranted) throw new Refusal('invalidKey')
  throw limitReached(msBeforeReset)
}

/** Whether an address has sent so many wrong keys that unknown ones are not looked up. */
const isFlooding = ({ payload, headers }: Sender): boolean => {
  const address = addressIn(headers)
  return address !== null && clientLimitsOf(payload).hasSentBadKeys(address)
}

/**
 * Parses the key of a request and removes it from the forwarded headers: Payload would take
 * `Bearer` for its own token. No query: whether the key is valid is checked with the caller. After
 * too many wrong keys from an address, keys that this process has not seen in use are not looked
 * up.
 * @param args.headers as received
 * @param args.forwarded the forwarded headers, the same object that the strategies get
 * @throws Refusal `invalidKey` for a key of a wrong form or checksum, `tooManyRequests`,
 *   `twoCallers` together with a session
 */
export const takeKey = async (args: Sender & { forwarded: Headers }): Promise<void> => {
  const { payload, headers, forwarded } = args
  if (!carriesKey(headers)) return
  forwarded.delete('authorization')
  const key = keyIn(payload, headers)
  if (!key) return refuseBadKey({ payload, headers })
  if (hasSessionCookie(headers.get('cookie'))) throw new Refusal('twoCallers')
  if (!isRememberedKey(payload, key) && isFlooding({ payload, headers }))
    throw limitReached(UNASKED_WAIT_MS)
  markKey(forwarded, key)
}

/**
 * Checks the caller of a request with a key, counts the request and records the use.
 * @param args.turn of the request, which counts it
 * @param args.channel the interface used
 * @param args.isAnywhere a key that revokes itself may do so from any network, and is not counted
 * @throws Refusal `invalidKey` when the key does not exist or has ended, `networkNotAllowed`,
 *   `channelNotAllowed`, `tooManyRequests`
 */
export const refuseProgram = async (
  args: Sender & {
    user: TypedUser | null
    turn: ProgramTurn
    channel: Channel
    isAnywhere?: boolean
  },
): Promise<void> => {
  const { payload, headers, user, turn, channel, isAnywhere = false } = args
  if (!markedKey(headers)) return
  if (user?.collection !== 'api-clients') return refuseBadKey({ payload, headers })
  const client = user as unknown as ClientLimits & { id: number; keyId: number }
  const code = refuseUse({ client, address: addressIn(headers), channel })
  if (code && !isAnywhere) throw new Refusal(code)
  noteKeyUse(payload, { keyId: client.keyId, headers })
  if (!isAnywhere) await turn.begin(payload, client.id)
}

/**
 * Collections for users only: programs have no preferences, views, notifications, imports or trash.
 */
export const OF_PEOPLE: readonly string[] = [
  'payload-preferences',
  'list-views',
  'notifications',
  'imports',
  'sessions',
  'trash',
]

/** Sign-in, and links of customers. */
const KINDS_OF_PEOPLE: readonly RouteKind[] = ['signIn', 'provider', 'ownSecurity', 'link']

/**
 * @param route of a request with a key
 * @param segments of its path below `/api`
 * @throws Refusal `peopleOnly` for users' personal data, signing in, and links of customers
 */
export const refuseOfPeople = (
  { kind, slug }: OpenRoute,
  [first = '']: readonly string[],
): void => {
  const isOwn = OF_PEOPLE.includes(slug) || OF_PEOPLE.includes(first)
  if (isOwn || KINDS_OF_PEOPLE.includes(kind)) throw new Refusal('peopleOnly')
}
