import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { buildAbility, canManageAll, type AppAbility } from '@/access/buildAbility'
import { mayOpenRoute, missingForRoute, type PageRights } from '@/access/mayOpenRoute'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { labelledFieldsOf } from '@/access/reading/subjectFields'
import { insistOnStaff } from '@/access/session/staffOf'
import { entityOf } from '@/catalog'
import type { CommandRight } from '@/catalog/commands/command'
import {
  missingRights,
  refuseCommand,
  stateOf,
  type CommandActor,
  type CommandFacts,
} from '@/catalog/commands/offers'
import { commandNames, commandOf, type CommandSlug } from '@/catalog/commands/registry'
import { whyAsked, type WhyAsked } from '@/catalog/whyAsked'
import type { Blocker } from '@/domain/shared/blocker'
import { isSameId } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import type { RightRequestState } from '@/domain/users/rightRequest'
import { refuseOverLimit } from '@/domain/tenders/approval/overLimit'
import type { Route } from '@/catalog/build'
import { DEFAULT_LOCALE, intlTagOf, isLocale, type Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { rightTexts } from '@/i18n/valueText'
import { reasonText } from '@/present/commands/shownOffers'
import type { MissingRight, Why, WhyOfCommand } from '@/present/users/why'
import { commandActor } from '../settings/commandActor'
import { companySettings } from '../settings/companySettings'
import { isReadable } from '../shared/isReadable'
import { readCommandFacts } from '../shared/readCommandFacts'
import { readRows } from '../shared/rows'
import { askedRightText, requestsOfWeek, type AskedRight } from './rightRequests'

type RoleRead = { id: number; name: string; ability: AppAbility }

/** What every answer is judged and written with, read once. */
type Asking = {
  req: PayloadRequest
  ability: AppAbility
  roles: readonly RoleRead[]
  requests: ReadonlyMap<string, RightRequestState>
  t: Translator
  locale: Locale
}

/** What is missing, before it is put into words. */
type Judged = {
  rights: readonly CommandRight[]
  blocker: Blocker | null
  state?: string | null
  /** Whether a role can do it; nothing where roles are not what is in the way. */
  isHeldBy?: (role: RoleRead) => boolean
}

const NOTHING: Judged = { rights: [], blocker: null }

/** The names of roles are shown to everybody signed in: whom to ask is no secret, who holds one is. */
const readRoleAbilities = async (req: PayloadRequest): Promise<RoleRead[]> => {
  const rows = await readRows<{ id: number; name: string; permissions: unknown }>(
    req,
    sql`select id, name, permissions from roles order by name, id`,
  )
  return rows.map(({ id, name, permissions }) => ({ id, name, ability: buildAbility(permissions) }))
}

/**
 * @throws Refusal `signInFirst`; `peopleOnly` for programs: what they lack may be a scope, and roles
 *   are none of their business
 */
const startAsking = async (req: PayloadRequest): Promise<Asking> => {
  const person = insistOnStaff(req)
  const { language } = req.i18n
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const [ability, roles, requests] = await Promise.all([
    abilityOfRequest(req),
    readRoleAbilities(req),
    requestsOfWeek(req, person),
  ])
  return { req, ability, roles, requests, t: createTranslator(locale), locale }
}

const rightsOf = (ability: AppAbility): PageRights => ({
  can: (...right) => ability.can(...right),
  canManageAll: () => canManageAll(ability),
})

const judgeRights = (rights: readonly CommandRight[]): Judged => ({
  rights,
  blocker: null,
  isHeldBy: ({ ability }) => rights.every((right) => ability.can(...right)),
})

type Judging = Pick<Asking, 'req' | 'ability'>

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
  /** Nothing of a record that is not there or that the caller may not read. */
  facts: CommandFacts[Slug] | null
  actor: CommandActor
}

const LIMITS: readonly string[] = ['approvalLimitExceeded', 'discountLimitExceeded']

/** The roles that may give a command whose tender exceeds the limit of the caller's role. */
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
const judgeCommand = async <Slug extends CommandSlug>(
  judging: Judging,
  { slug, name, facts, actor }: OfRecord<Slug>,
): Promise<Judged> => {
  const { ability } = judging
  const command = commandOf(slug, name as never)
  const may = (right: CommandRight) => ability.can(...right)
  const { createdBy = null } = (facts ?? {}) as Partial<CommandFacts['tenders']>
  // Whether an unknown record is somebody else's says nothing: only the rights for any are judged.
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
 * The facts of a record as the caller may know them: nothing is read of one that they may not read,
 * so that it answers, and takes as long, as one that is not there.
 */
const factsOf = async <Slug extends CommandSlug>(
  req: PayloadRequest,
  { slug, id }: { slug: Slug; id: number },
): Promise<CommandFacts[Slug] | null> => {
  const { payload, user } = req
  if (!(await isReadable({ payload, slug, id, user, req }))) return null
  return (await readCommandFacts({ req, slug, ids: [id] })).get(id) ?? null
}

const judge = async (judging: Judging, asked: WhyAsked): Promise<Judged> => {
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
 * The rights that somebody lacks for what they want to do.
 * @param args.ability theirs, as it is now
 * @throws Refusal `notFound` as `readWhy`
 */
export const readLackedRights = async (args: {
  req: PayloadRequest
  ability: AppAbility
  asked: WhyAsked
}): Promise<AskedRight[]> => lackedRights(args.ability, (await judge(args, args.asked)).rights)

/** What is missing: the field only where the right is held, but not on that field. */
const lacked = (ability: AppAbility, [action, subject, field]: CommandRight): AskedRight => ({
  subject,
  action,
  field: field !== undefined && ability.can(action, subject) ? field : null,
})

/** The rights that somebody lacks, each once. */
const lackedRights = (ability: AppAbility, rights: readonly CommandRight[]): AskedRight[] => [
  ...new Map(
    rights.map((right) => {
      const missing = lacked(ability, right)
      return [askedRightText(missing), missing] as const
    }),
  ).values(),
]

const fieldText = ({ req, t, locale }: Asking, { subject, field }: AskedRight): string[] => {
  if (field === null) return []
  if (field === '*') return [t('why.everyField')]
  const label = labelledFieldsOf(req.payload, subject).get(field)
  const texts = (typeof label === 'object' ? label : {}) as Readonly<Record<string, string>>
  return [texts[locale] ?? field]
}

const named = (asking: Asking, right: AskedRight): MissingRight => {
  const { subject, action } = right
  const fields = fieldText(asking, right)
  const row = { subject, actions: [action], ...(fields.length > 0 && { fields }) }
  return { ...right, name: rightTexts([row], asking.t).join('') }
}

const oneOrMany = ({ length }: readonly unknown[]) => (length === 1 ? 'one' : 'many')

const sentenceOf = (
  { t, locale }: Asking,
  { rights, roles }: Pick<Why, 'rights' | 'roles'>,
): string => {
  const conjunction = new Intl.ListFormat(intlTagOf(locale), { type: 'conjunction' })
  // Names keep their direction beside each other in Arabic, where the sentence isolates the list alone.
  const list = (names: readonly string[]) =>
    conjunction.format(locale === 'ar' ? names.map((name) => `\u2068${name}\u2069`) : names)
  const values = {
    rights: list(rights.map(({ name }) => name)),
    roles: list(roles.map(({ name }) => name)),
    count: oneOrMany(roles),
    n: oneOrMany(rights),
  }
  if (rights.length === 0) return t(roles.length > 0 ? 'why.page' : 'why.pageOfNobody', values)
  return t(roles.length > 0 ? 'why.right' : 'why.rightOfNobody', values)
}

/** One answer for several rights: the latest request, where each of them was requested. */
const requestOf = (asking: Asking, rights: readonly AskedRight[]): RightRequestState | null => {
  const states = rights.map((right) => asking.requests.get(askedRightText(right)) ?? null)
  if (states.length === 0 || states.includes(null)) return null
  return states.find((state) => state !== 'given') ?? 'given'
}

/** The state of a record, for readers of its column. */
const mayReadState = (ability: AppAbility, slug: CommandSlug): boolean => {
  const subject = entityOf(slug)?.subject
  return subject !== undefined && mayReadFields(ability, subject, 'status')
}

const answer = (asking: Asking, judged: Judged, slug?: CommandSlug): Why => {
  const { ability, t, locale } = asking
  const { blocker, isHeldBy, state = null } = judged
  const lacking = lackedRights(ability, judged.rights)
  const rights = lacking.map((right) => named(asking, right))
  const roles = isHeldBy ? asking.roles.filter(isHeldBy).map(({ id, name }) => ({ id, name })) : []
  const isRefused = rights.length > 0 || blocker?.code === 'notAllowed'
  const { limit } = blocker?.data ?? {}
  return {
    code: isRefused ? 'notAllowed' : (blocker?.code ?? null),
    text: isRefused
      ? sentenceOf(asking, { rights, roles })
      : blocker && reasonText(blocker, { t, locale }),
    rights,
    roles,
    request: requestOf(asking, lacking),
    limit: typeof limit === 'number' ? limit : null,
    state: slug && mayReadState(ability, slug) ? state : null,
  }
}

/**
 * Why the caller cannot give a command or open a page: the first thing in the way, judged by the
 * rules that refuse it, and the roles that could.
 * @throws Refusal `signInFirst`, `peopleOnly`; `notFound` for a record that is not there or that the
 *   caller may not read, unless a right is missing whatever the record is
 */
export const readWhy = async (req: PayloadRequest, asked: WhyAsked): Promise<Why> => {
  const asking = await startAsking(req)
  const judged = await judge(asking, asked)
  return answer(asking, judged, asked.kind === 'record' ? asked.slug : undefined)
}

/**
 * Why the caller cannot open the page at a path.
 * @param page as an address names it
 * @returns null for what is no page of the product
 * @throws Refusal as `readWhy`
 */
export const readWhyOfPage = async (
  req: PayloadRequest,
  page: unknown,
): Promise<{ path: string; why: Why } | null> => {
  const asked = whyAsked({ page })
  if (typeof asked === 'string' || typeof page !== 'string') return null
  return { path: page, why: await readWhy(req, asked) }
}

/**
 * The commands of a record that the caller cannot give now, each with why.
 * @throws Refusal `signInFirst`, `peopleOnly`; `notFound` as for the record itself
 */
export const readWhyOfRecord = async (
  req: PayloadRequest,
  { slug, id }: { slug: CommandSlug; id: number },
): Promise<WhyOfCommand[]> => {
  const asking = await startAsking(req)
  const facts = await factsOf(req, { slug, id })
  if (facts === null) throw new Refusal('notFound')
  const actor = await commandActor({ req, slug })
  const all = await Promise.all(
    commandNames(slug).map(async (name): Promise<WhyOfCommand> => {
      const judged = await judgeCommand(asking, { slug, name, facts, actor })
      const label = asking.t(commandOf(slug, name).words.label)
      return { command: `${slug}/${name}`, label, ...answer(asking, judged, slug) }
    }),
  )
  return all.filter(({ code }) => code !== null)
}
