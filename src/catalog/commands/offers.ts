import { refuseMeetCommand, type MeetFacts } from '@/domain/meets/invitations'
import { hides, type Blocker } from '@/domain/shared/blocker'
import { isSameId, type Id } from '@/domain/shared/idOf'
import { cardStateOf, refuseCardCommand, type CardFacts } from '@/domain/stock/archive'
import {
  movementStateOf,
  refuseMovementCommand,
  refuseReservationCommand,
  type MovementFacts,
  type ReservationFacts,
} from '@/domain/stock/commands'
import { groupStateOf, refuseGroupCommand, type GroupFacts } from '@/domain/stock/assembly'
import { refuseCountCommand, type CountFacts } from '@/domain/stock/counting/counts'
import { refusePriceChangeCommand, type PriceChangeFacts } from '@/domain/stock/prices/priceChange'
import {
  isApprovalWanted,
  isTenderDeletable,
  refuseTenderCommand,
  type TenderActor,
  type TenderFacts,
} from '@/domain/tenders/commands'
import { refuseSendCommand, type SendFacts } from '@/domain/tenders/sending/linkCommands'
import type { TemplateFacts } from '@/domain/tenders/templates'
import { displayStatus } from '@/domain/tenders/status'
import { refuseUserCommand, type UserFacts } from '@/domain/users/commands'
import type { Command, CommandRight, NeededRight } from './command'
import type { CompanyFacts } from './owners'
import { commandNames, commandOf, type CommandName, type CommandSlug } from './registry'

/** The facts of each kind of record that `offersOf` needs. */
export type CommandFacts = {
  tenders: TenderFacts
  companies: CompanyFacts
  meets: MeetFacts
  'tender-sends': SendFacts
  'stock-cards': CardFacts
  'tender-templates': TemplateFacts
  'stock-movements': MovementFacts
  'stock-reservations': ReservationFacts
  'stock-groups': GroupFacts
  'stock-counts': CountFacts
  'price-changes': PriceChangeFacts
  users: UserFacts
}

/** Facts about the user who would run the command. */
export type CommandActor = TenderActor

type Asker = { may: (right: CommandRight) => boolean; userId: Id | null }

type CommandQuestion = {
  may: Asker['may']
  command: Pick<Command, 'needs' | 'ofAnother'>
  isOwn: boolean
}

/**
 * The permissions that a user lacks for a command on a record, whatever the record's state.
 * @param args.isOwn the user is the author of the record: commands may require more for others'
 */
export const missingRights = ({ may, command, isOwn }: CommandQuestion): NeededRight[] => {
  const { needs, ofAnother } = command
  return [...needs, ...(ofAnother && !isOwn ? [ofAnother] : [])].filter((right) => !may(right))
}

/** Whether permissions allow a command on a record, whatever the record's state. */
export const mayCommand = (question: CommandQuestion): boolean =>
  missingRights(question).length === 0

/**
 * The commands of a record that the caller's rights allow, in order.
 * @param args.among only these; all of the collection if left out
 */
export const allowedCommands = <Slug extends CommandSlug>(
  args: Asker & { slug: Slug; createdBy?: Id | null; among?: ReadonlySet<string> },
): CommandName<Slug>[] => {
  const { slug, may, userId, createdBy, among } = args
  const isOwn = isSameId(createdBy, userId)
  return commandNames(slug).filter(
    (name) =>
      (!among || among.has(name)) && mayCommand({ may, isOwn, command: commandOf(slug, name) }),
  )
}

type Question<Slug extends CommandSlug> = {
  slug: Slug
  name: CommandName<Slug>
  facts: CommandFacts[Slug]
  actor: CommandActor
}

/** Why a record refuses a command now, by the rules of its domain; null if it does not. */
export const refuseCommand = <Slug extends CommandSlug>({
  slug,
  name,
  facts,
  actor,
}: Question<Slug>): Blocker | null => {
  const rules = {
    tenders: () => refuseTenderCommand(name as CommandName<'tenders'>, facts as TenderFacts, actor),
    companies: () => ((facts as CompanyFacts).status === 'merged' ? hides('companyMerged') : null),
    meets: () => refuseMeetCommand(name as CommandName<'meets'>, facts as MeetFacts),
    'tender-sends': () => refuseSendCommand(facts as SendFacts),
    'stock-cards': () => refuseCardCommand(name as CommandName<'stock-cards'>, facts as CardFacts),
    'tender-templates': () => null,
    'stock-movements': () => refuseMovementCommand(facts as MovementFacts),
    'stock-reservations': () =>
      refuseReservationCommand(
        name as CommandName<'stock-reservations'>,
        facts as ReservationFacts,
      ),
    'stock-groups': () => refuseGroupCommand(facts as GroupFacts),
    'stock-counts': () =>
      refuseCountCommand(name as CommandName<'stock-counts'>, facts as CountFacts),
    'price-changes': () => refusePriceChangeCommand(facts as PriceChangeFacts),
    users: () => refuseUserCommand(name as CommandName<'users'>, facts as UserFacts, actor),
  }
  return rules[slug]()
}

/** A command on a screen: enabled, or disabled with a reason. */
export type Offer = {
  name: string
  blocker: Blocker | null
  /** It is possible now, and the usual next step in this state. */
  isNext: boolean
}

/** The displayed status of a record, as in `Command.nextIn`. */
export const stateOf = <Slug extends CommandSlug>(
  slug: Slug,
  facts: CommandFacts[Slug],
  { today }: CommandActor,
): string => {
  if (slug === 'tenders') return displayStatus({ ...(facts as TenderFacts), today })
  if (slug === 'stock-movements') return movementStateOf(facts as MovementFacts)
  if (slug === 'stock-groups') return groupStateOf(facts as GroupFacts)
  if (slug === 'stock-cards') return cardStateOf(facts as CardFacts)
  return (
    facts as
      | CompanyFacts
      | MeetFacts
      | SendFacts
      | TemplateFacts
      | PriceChangeFacts
      | ReservationFacts
      | CountFacts
      | UserFacts
  ).status
}

type Judged<Slug extends CommandSlug> = Omit<Question<Slug>, 'name'> & {
  names: readonly CommandName<Slug>[]
}

/** Every command of `names` with its blocker, and whether it is a usual next step. */
const judgedOf = <Slug extends CommandSlug>(args: Judged<Slug>): Offer[] => {
  const { slug, facts, actor, names } = args
  const state = stateOf(slug, facts, actor)
  const judged = names.map((name) => ({ name, blocker: refuseCommand({ ...args, name }) }))
  const isReady = (asked: string) =>
    judged.some(({ name, blocker }) => name === asked && blocker === null)
  // A user who may approve the draft need not request the approval.
  const asksNext =
    slug === 'tenders' && isApprovalWanted(facts as TenderFacts, actor) && !isReady('approve')
  return judged.map(({ name, blocker }) => ({
    name,
    blocker,
    isNext:
      !blocker &&
      ((commandOf(slug, name).nextIn ?? []).includes(state) ||
        (asksNext && name === 'requestApproval')),
  }))
}

const isExcluded = ({ blocker }: Offer): boolean => blocker !== null && !blocker.isShown

/**
 * What a screen offers for one record.
 * @param args.names the commands the reader's rights allow (`allowedCommands`)
 */
export const offersOf = <Slug extends CommandSlug>(args: Judged<Slug>): Offer[] =>
  judgedOf(args).filter((offer) => !isExcluded(offer))

/**
 * The commands that the reader's rights allow and the state of the record excludes, each with why.
 * @param args.names the commands the reader's rights allow (`allowedCommands`)
 */
export const excludedOf = <Slug extends CommandSlug>(args: Judged<Slug>): Offer[] =>
  judgedOf(args).filter(isExcluded)

/**
 * The usual next steps among the offered commands: the first is the main button. Empty if nothing
 * is due, or all of them are blocked.
 */
export const nextSteps = <O extends { isNext?: boolean }>(offers: readonly O[]): O[] =>
  offers.filter(({ isNext }) => isNext)

/** True for a record that no user can delete, so that the command is not shown. */
export const isKept = <Slug extends CommandSlug>(slug: Slug, facts: CommandFacts[Slug]): boolean =>
  slug === 'tenders' && !isTenderDeletable(facts as TenderFacts)
