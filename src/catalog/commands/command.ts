import type { Right } from '@/access/collectionAccess'

/** What a command asks before it is given. */
export type CommandQuestion = 'reason' | 'invoice' | 'delivery' | 'note'

/** What the product says once about a command; screens, endpoints, the gate and docs read it. */
export type Command = {
  /** After the record's address. */
  path: `/${string}`
  /** All of these rights are needed. */
  needs: readonly Right[]
  /** This one as well for a record that somebody else made. */
  ofAnother?: Right
  asks?: CommandQuestion
  /** It takes something back or ends it. */
  isDestructive?: boolean
  /** It answers another record than the one it was given to. */
  makesNew?: boolean
  /** Giving it to many records at once makes sense. */
  inBulk?: boolean
}
