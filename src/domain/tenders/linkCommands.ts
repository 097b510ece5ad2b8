import { hides, type Blocker } from '../shared/blocker'

/** Whether the link of a send still opens something. */
export const LINK_STATES = ['open', 'revoked'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** What of a send decides which commands it takes. */
export type SendFacts = { status: LinkState }

/** Commands of a send. */
export type SendCommand = 'revoke'

/** States of a send in which its link can be taken back. */
export const REVOCABLE = ['open'] as const satisfies readonly LinkState[]

/** Why a link cannot be taken back: it was already. */
export const refuseSendCommand = ({ status }: SendFacts): Blocker | null =>
  (REVOCABLE as readonly LinkState[]).includes(status) ? null : hides('linkRevoked')
