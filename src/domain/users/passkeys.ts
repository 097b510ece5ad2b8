import type { FieldRefusal } from '../shared/refusal'

/** How long a challenge is valid: the user may have to find a security key. */
export const CHALLENGE_MINUTES = 5

/** Most passkeys of a user: one for each device, with some reserve. */
export const MAX_PASSKEYS = 20

export const PASSKEY_NAME_LENGTH = 60

/** The relying party of passkeys: browsers offer them on pages of this host only. */
export type RelyingParty = { id: string; origin: string }

const isLoopback = (host: string) => host === 'localhost' || host.endsWith('.localhost')

/**
 * The relying party of an installation: its configured address, never a header of a request.
 * @param serverUrl of the configuration
 * @returns null where browsers do not support passkeys: an IP address, or a page that is not secure
 */
export const relyingParty = (serverUrl: string): RelyingParty | null => {
  const { hostname, origin, protocol } = new URL(serverUrl)
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  if (isAddress || (protocol !== 'https:' && !isLoopback(hostname))) return null
  return { id: hostname, origin }
}

/**
 * Validates the name of a passkey, which identifies it for its owner.
 * @returns the trimmed name, or the refusal at the field `name`
 */
export const readPasskeyName = (value: unknown): { name: string } | FieldRefusal => {
  const path = 'name'
  if (value !== undefined && typeof value !== 'string') return { path, code: 'invalidInput' }
  const name = (value ?? '').trim().normalize('NFC')
  if (name === '') return { path, code: 'required' }
  if ([...name].length > PASSKEY_NAME_LENGTH)
    return { path, code: 'textTooLong', data: { max: PASSKEY_NAME_LENGTH } }
  return { name }
}
