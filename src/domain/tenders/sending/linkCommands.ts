import { hides, type Blocker } from '../../shared/blocker'

/** States of the link of a send. */
export const LINK_STATES = ['open', 'expired', 'revoked'] as const
type LinkState = (typeof LINK_STATES)[number]

/** Facts of a send that decide its commands. */
export type SendFacts = { status: LinkState }

/**
 * State of the public link of a sent offer: open, revoked or expired.
 * @param expiresAt its last moment; without one it does not expire
 */
export const linkStateOf = (send: {
  revokedAt?: string | Date | null
  expiresAt?: string | Date | null
  now: Date
}): LinkState => {
  const { revokedAt, expiresAt, now } = send
  if (revokedAt) return 'revoked'
  return expiresAt && new Date(expiresAt) <= now ? 'expired' : 'open'
}

/** Commands of a send. */
export type SendCommand = 'revoke'

/** States of a send in which its link can be revoked. */
export const REVOCABLE = ['open', 'expired'] as const satisfies readonly LinkState[]

/** Why a link cannot be revoked: it already is. */
export const refuseSendCommand = ({ status }: SendFacts): Blocker | null =>
  (REVOCABLE as readonly LinkState[]).includes(status) ? null : hides('linkRevoked')
