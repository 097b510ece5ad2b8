import type { PayloadRequest } from 'payload'
import { canManageAll, type AppAbility } from '@/access/buildAbility'
import { mayOpenRoute, missingForRoute, type PageRights } from '@/access/mayOpenRoute'
import type { CommandRight } from '@/catalog/commands/command'
import {
  missingRights,
  refuseCommand,
  stateOf,
  type CommandActor,
  type CommandFacts,
} from '@/catalog/commands/offers'
import { commandOf, type CommandSlug } from '@/catalog/commands/registry'
import type { Route } from '@/catalog/build'
import type { WhyAsked } from '@/catalog/whyAsked'
import type { Blocker } from '@/domain/shared/blocker'
import { isSameId } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { refuseOverLimit } from '@/domain/tenders/approval/overLimit'
import { commandActor } from '../settings/commandActor'
import { companySettings } from '../settings/companySettings'
import { isReadable } from '../shared/isReadable'
import { readCommandFacts } from '../shared/readCommandFacts'
import { askedRightText, type AskedRight } from './rightRequests'

export type RoleRead = { id: number; name: string; ability: AppAbility }

/** What is missing, not yet translated. */
export type Judged = {
  rights: readonly CommandRight[]
  blocker: Blocker | null
  state?: string | null
  /** Whether a role would be sufficient; undefined if roles are not the obstacle. */
  isHeldBy?: (role: RoleRead) => boolean
}

const NOTHING: Judged = { rights: [], blocker: null }

const rightsOf = (ability: AppAbility): PageRights => ({
  can: (...right) => ability.can(...right),
  canManageAll: () => canManageAll(ability),
})

const judgeRights = (rights: readonly CommandRight[]): Judged => ({
  rights,
  blocker: null,
  isHeldBy: ({ ability }) => rights.every((right) => ability.can(...right)),
})

export type Judging = { req: PayloadRequest; ability: AppAbility }

const judgePage = (route: Route, { ability }: Judging): Judged => {
  if (mayOpenRoute(route, rightsOf(ability))) return NOTHING
  const rights = missingForRoute(route, rightsOf(ability))
  return {
    rights,
    blocker: { code: 'notAllowed', isShown: true },
    isHeldBy: (role) => mayOpenRoute(route, rightsOf(role.ability)),
  }
}

type OfRecord<Slug extends CommandSlug> = {
  slug: Slug
  name: string
  /** Null for a missing or unreadable record. */
  facts: CommandFacts[Slug] | null
  actor: CommandActor
}

const LIMITS: readonly string[] = ['approvalLimitExceeded', 'discountLimitExceeded']

/** The roles that may run a command on a tender exceeding the limit of the caller's role. */
const judgeLimit = async (
  { req }: Judging,
  facts: CommandFacts['tenders'],
  needs: readonly CommandRight[],
): Promise<Judged['isHeldBy']> => {
  const { approvalLimits } = await companySettings(req)
  return ({ id, ability }) => {
    const limits = approvalLimits.get(id)
    if (limits && refuseOverLimit(limits, facts)) return false
    return needs.every((right) => ability.can(...right))
  }
}

/** @throws Refusal `notFound` for a record that is not there or hidden, unless a right is missing */
export const judgeCommand = async <Slug extends CommandSlug>(
  judging: Judging,
  { slug, name, facts, actor }: OfRecord<Slug>,
): Promise<Judged> => {
  const { ability } = judging
  const command = commandOf(slug, name as never)
  const may = (right: CommandRight) => ability.can(...right)
  const { createdBy = null } = (facts ?? {}) as Partial<CommandFacts['tenders']>
  // Authorship of an unknown record cannot be checked: only the general rights are.
  const isOwn = facts === null || isSameId(createdBy, actor.userId)
  const rights = missingRights({ may, command, isOwn })
  if (rights.length > 0) return judgeRights(rights)
  if (facts === null) throw new Refusal('notFound')
  const blocker = refuseCommand({ slug, name: name as never, facts, actor })
  if (!blocker) return NOTHING
  return {
    rights: [],
    blocker,
    state: stateOf(slug, facts, actor),
    ...(LIMITS.includes(blocker.code) && {
      isHeldBy: await judgeLimit(judging, facts as CommandFacts['tenders'], command.needs),
    }),
  }
}

/**
 * The facts of a record that the caller may read: an unreadable record is not queried, so that
 * response and timing equal those of a missing one.
 */
export const factsOf = async <Slug extends CommandSlug>(
  req: PayloadRequest,
  { slug, id }: { slug: Slug; id: number },
): Promise<CommandFacts[Slug] | null> => {
  const { payload, user } = req
  if (!(await isReadable({ payload, slug, id, user, req }))) return null
  return (await readCommandFacts({ req, slug, ids: [id] })).get(id) ?? null
}

export const judge = async (judging: Judging, asked: WhyAsked): Promise<Judged> => {
  const { req, ability } = judging
  if (asked.kind === 'page') return judgePage(asked.route, judging)
  if (asked.kind === 'record') {
    const { slug, name, id } = asked
    const [facts, actor] = [await factsOf(req, { slug, id }), await commandActor({ req, slug })]
    return judgeCommand(judging, { slug, name, facts, actor })
  }
  const may = (right: CommandRight) => ability.can(...right)
  const rights = missingRights({ may, command: asked.command, isOwn: true })
  return rights.length > 0 ? judgeRights(rights) : NOTHING
}

/**
 * The rights that a user lacks for a command or page.
 * @param args.ability of the user, as it is now
 * @throws Refusal `notFound` as `readWhy`
 */
export const readLackedRights = async (args: {
  req: PayloadRequest
  ability: AppAbility
  asked: WhyAsked
}): Promise<AskedRight[]> => lackedRights(args.ability, (await judge(args, args.asked)).rights)

/** What is missing: with the field only if the right is granted but excludes it. */
const lacked = (ability: AppAbility, [action, subject, field]: CommandRight): AskedRight => ({
  subject,
  action,
  field: field !== undefined && ability.can(action, subject) ? field : null,
})

/** The rights that a user lacks, each once. */
export const lackedRights = (
  ability: AppAbility,
  rights: readonly CommandRight[],
): AskedRight[] => [
  ...new Map(
    rights.map((right) => {
      const missing = lacked(ability, right)
      return [askedRightText(missing), missing] as const
    }),
  ).values(),
]
