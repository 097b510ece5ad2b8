import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { buildAbility, type AppAbility } from '@/access/buildAbility'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { labelledFieldsOf } from '@/access/reading/subjectFields'
import { insistOnStaff } from '@/access/session/staffOf'
import { entityOf } from '@/catalog'
import { commandNames, commandOf, type CommandSlug } from '@/catalog/commands/registry'
import { whyAsked, type WhyAsked } from '@/catalog/whyAsked'
import { Refusal } from '@/domain/shared/refusal'
import type { RightRequestState } from '@/domain/users/rightRequest'
import { DEFAULT_LOCALE, intlTagOf, isLocale, type Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { rightTexts } from '@/i18n/valueText'
import { reasonText } from '@/present/commands/shownOffers'
import type { MissingRight, Why, WhyOfCommand } from '@/present/users/why'
import { commandActor } from '../settings/commandActor'
import { readRows } from '../shared/rows'
import { askedRightText, requestsOfWeek, type AskedRight } from './rightRequests'
import { factsOf, judge, judgeCommand, lackedRights, type Judged, type RoleRead } from './judgeWhy'

/** Shared data of all answers, read once. */
type Asking = {
  req: PayloadRequest
  ability: AppAbility
  roles: readonly RoleRead[]
  requests: ReadonlyMap<string, RightRequestState>
  t: Translator
  locale: Locale
}

/**
 * Role names are visible to all signed-in users: which roles have a right is no secret, their
 * members are.
 */
const readRoleAbilities = async (req: PayloadRequest): Promise<RoleRead[]> => {
  const rows = await readRows<{ id: number; name: string; permissions: unknown }>(
    req,
    sql`select id, name, permissions from roles order by name, id`,
  )
  return rows.map(({ id, name, permissions }) => ({ id, name, ability: buildAbility(permissions) }))
}

/**
 * @throws Refusal `signInFirst`; `peopleOnly` for programs: they may lack a scope, and may not see
 *   roles
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
  // Names keep their direction next to each other in Arabic, where the sentence isolates only the
  // whole list.
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

/** One answer for several rights: the latest request, if each of them was requested. */
const requestOf = (asking: Asking, rights: readonly AskedRight[]): RightRequestState | null => {
  const states = rights.map((right) => asking.requests.get(askedRightText(right)) ?? null)
  if (states.length === 0 || states.includes(null)) return null
  return states.find((state) => state !== 'given') ?? 'given'
}

/** Whether the status of a record is readable. */
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
 * Explains why the caller cannot run a command or open a page: the first obstacle, found by the
 * same rules that refuse it, and the roles that could.
 * @throws Refusal `signInFirst`, `peopleOnly`; `notFound` for a record that does not exist or that
 *   the caller may not read, unless a right is missing for every record
 */
export const readWhy = async (req: PayloadRequest, asked: WhyAsked): Promise<Why> => {
  const asking = await startAsking(req)
  const judged = await judge(asking, asked)
  return answer(asking, judged, asked.kind === 'record' ? asked.slug : undefined)
}

/**
 * Explains why the caller cannot open the page at a path.
 * @param page path as in an address
 * @returns null for an unknown page
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
 * The commands of a record that the caller cannot run now, each with the reason.
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
