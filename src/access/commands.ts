import type { Blocker } from '@/domain/shared/blocker'
import { compareIds, type Id } from '@/domain/shared/idOf'
import {
  refuseReservationCommand,
  refuseMovementCommand,
  type MovementFacts,
  type ReservationFacts,
} from '@/domain/stock/commands'
import {
  isTenderDeletable,
  refuseTenderCommand,
  type TenderActor,
  type TenderFacts,
} from '@/domain/tenders/commands'
import { refuseUserCommand, type UserFacts } from '@/domain/users/commands'
import type { Right } from './collectionAccess'

/** What a command asks before it is given. */
export type CommandQuestion = 'reason' | 'invoice' | 'delivery' | 'note'

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

const READ: Right = ['read', 'tenders']
const WRITE: Right = ['write', 'tenders']
const CREATE: Right = ['create', 'tenders']
const APPROVE: Right = ['approve', 'tenders']
const INVOICE: Right = ['invoice', 'tenders']
const RESERVE: Right = ['create', 'stock-reservations']
const MANAGE_USERS: Right = ['write', 'users']

/**
 * Every command of the product, by collection, in the order in which they are offered: the step
 * forward first. Endpoints, record pages, row menus, bulk bars and the palette read this one list.
 */
export const COMMANDS = {
  tenders: {
    approve: { path: '/approve', needs: [APPROVE], inBulk: true },
    invoice: { path: '/invoice', needs: [INVOICE], asks: 'invoice', inBulk: true },
    send: { path: '/send', needs: [WRITE], inBulk: true },
    withdrawInvoice: { path: '/withdraw-invoice', needs: [INVOICE], isDestructive: true },
    withdrawApproval: {
      path: '/withdraw-approval',
      needs: [APPROVE],
      isDestructive: true,
      inBulk: true,
    },
    reject: {
      path: '/reject',
      needs: [WRITE],
      asks: 'reason',
      isDestructive: true,
      inBulk: true,
    },
    cancel: {
      path: '/cancel',
      needs: [WRITE],
      asks: 'reason',
      isDestructive: true,
      inBulk: true,
    },
    revise: { path: '/revise', needs: [CREATE, READ], ofAnother: WRITE, makesNew: true },
    duplicate: { path: '/duplicate', needs: [CREATE, READ], makesNew: true },
  },
  'stock-movements': {
    reverse: {
      path: '/reverse',
      needs: [['create', 'stock-movements']],
      asks: 'note',
      isDestructive: true,
      makesNew: true,
    },
  },
  'stock-reservations': {
    fulfill: { path: '/fulfill', needs: [RESERVE], asks: 'delivery' },
    release: { path: '/release', needs: [RESERVE], isDestructive: true, inBulk: true },
  },
  users: {
    suspend: { path: '/suspend', needs: [MANAGE_USERS], isDestructive: true, inBulk: true },
    unsuspend: { path: '/unsuspend', needs: [MANAGE_USERS], inBulk: true },
  },
} as const satisfies Record<string, Record<string, Command>>

export type CommandSlug = keyof typeof COMMANDS
export type CommandName<Slug extends CommandSlug = CommandSlug> = Slug extends CommandSlug
  ? keyof (typeof COMMANDS)[Slug] & string
  : never

/** What each kind of record tells about itself, for `offersOf`. */
export type CommandFacts = {
  tenders: TenderFacts
  'stock-movements': MovementFacts
  'stock-reservations': ReservationFacts
  users: UserFacts
}

/** What rules ask about whoever would give the command. */
export type CommandActor = TenderActor

export const isCommandSlug = (slug: string): slug is CommandSlug => slug in COMMANDS

/** The names of a collection's commands, in the order in which they are offered. */
export const commandNames = <Slug extends CommandSlug>(slug: Slug): CommandName<Slug>[] =>
  Object.keys(COMMANDS[slug]) as CommandName<Slug>[]

/** One command of the registry. */
export const commandOf = <Slug extends CommandSlug>(slug: Slug, name: CommandName<Slug>): Command =>
  (COMMANDS[slug] as Record<string, Command>)[name] as Command

type Asker = { may: (right: Right) => boolean; userId: Id | null }

/**
 * Whether somebody's rights let them give a command to a record, whatever its state.
 * @param args.createdBy who made the record, for commands that ask more for another's
 */
export const mayCommand = (args: Asker & { command: Command; createdBy?: Id | null }): boolean => {
  const { may, userId, command, createdBy = null } = args
  if (!command.needs.every(may)) return false
  const isOwn = userId !== null && createdBy !== null && compareIds(userId, createdBy) === 0
  return !command.ofAnother || isOwn || may(command.ofAnother)
}

/** The commands that somebody's rights let them give to this record, in their order. */
export const allowedCommands = <Slug extends CommandSlug>(
  args: Asker & { slug: Slug; createdBy?: Id | null },
): CommandName<Slug>[] =>
  commandNames(args.slug).filter((name) =>
    mayCommand({ ...args, command: commandOf(args.slug, name) }),
  )

type Question<Slug extends CommandSlug> = {
  slug: Slug
  name: CommandName<Slug>
  facts: CommandFacts[Slug]
  actor: CommandActor
}

/** Why a record does not take a command now, from the rules of its domain; null when it does. */
export const refuseCommand = <Slug extends CommandSlug>({
  slug,
  name,
  facts,
  actor,
}: Question<Slug>): Blocker | null => {
  const rules = {
    tenders: () => refuseTenderCommand(name as CommandName<'tenders'>, facts as TenderFacts, actor),
    'stock-movements': () => refuseMovementCommand(facts as MovementFacts),
    'stock-reservations': () =>
      refuseReservationCommand(
        name as CommandName<'stock-reservations'>,
        facts as ReservationFacts,
      ),
    users: () => refuseUserCommand(name as CommandName<'users'>, facts as UserFacts, actor),
  }
  return rules[slug]()
}

/** A command a screen shows: ready, or switched off with why. */
export type Offer = { name: string; blocker: Blocker | null }

/**
 * What a screen offers for one record.
 * @param args.names the commands the reader's rights allow (`allowedCommands`)
 */
export const offersOf = <Slug extends CommandSlug>(
  args: Omit<Question<Slug>, 'name'> & { names: readonly CommandName<Slug>[] },
): Offer[] =>
  args.names.flatMap((name) => {
    const blocker = refuseCommand({ ...args, name })
    return blocker && !blocker.isShown ? [] : [{ name, blocker }]
  })

/** True for a record that cannot be deleted whoever asks, so that nobody is offered it. */
export const isKept = <Slug extends CommandSlug>(slug: Slug, facts: CommandFacts[Slug]): boolean =>
  slug === 'tenders' && !isTenderDeletable(facts as TenderFacts)
