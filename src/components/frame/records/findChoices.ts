import type { ChoiceRights } from '@/access/reading/choiceRights'
import {
  choiceFields,
  choiceName,
  choiceOrder,
  codesOf,
  factsOf,
  namesOf,
  type Choice,
} from '@/catalog/choices'
import { readApi } from '../../ui/requests/api'
import type { Offered } from '@/components/ui/picker/offered'
import type { Id } from '@/domain/shared/idOf'

/** A condition on the selectable records, from the form. */
export type ChoiceFilter = Readonly<Record<string, unknown>>

const SUGGESTIONS = 12

type Asked = {
  slug: string
  where: readonly ChoiceFilter[]
  limit?: number
  sort?: string
  signal?: AbortSignal
}

type Page = { docs: Choice[]; hasNextPage: boolean }

const ask = ({ slug, where, limit = SUGGESTIONS, sort, signal }: Asked): Promise<Page> => {
  const hasRelations = factsOf(slug).some(({ column }) => column.kind === 'relation')
  const query = new URLSearchParams([
    ['depth', hasRelations ? '1' : '0'],
    ['limit', String(limit)],
    ...(sort ? [['sort', sort]] : []),
    ...(where.length > 0 ? [['where', JSON.stringify({ and: where })]] : []),
    ...choiceFields(slug).map((field) => [`select[${field}]`, 'true']),
  ])
  return readApi<Page>(`/api/${slug}?${query}`, signal)
}

/** Sorting by an unreadable field would reveal it, and is refused. */
const orderFor = (slug: string, searchBy: readonly string[]): string => {
  const order = choiceOrder(slug)
  return order.endsWith('id') || searchBy.includes(order) ? order : '-id'
}

const anyOf = (fields: readonly string[], operator: string, value: string): ChoiceFilter => ({
  or: fields.map((field) => ({ [field]: { [operator]: value } })),
})

const byId = (ids: readonly Id[]): ChoiceFilter => ({ id: { in: ids.join(',') } })

const withoutTwice = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.id, choice])).values(),
]

type Search = {
  slug: string
  rights: Pick<ChoiceRights, 'searchBy'>
  filter?: ChoiceFilter
  words: string
  signal?: AbortSignal
}

const readableCodes = ({ slug, rights }: Search) =>
  codesOf(slug).filter((code) => rights.searchBy.includes(code))

const exactly = async (search: Search): Promise<Choice[]> => {
  const { slug, filter, words, signal } = search
  const codes = readableCodes(search)
  if (codes.length === 0) return []
  const where = [anyOf(codes, 'equals', words), ...(filter ? [filter] : [])]
  return (await ask({ slug, where, limit: 2, signal })).docs
}

/** Records that contain the words; an exact code match comes first. */
export const searchChoices = async (search: Search): Promise<Choice[]> => {
  const { slug, rights, filter, words, signal } = search
  if (rights.searchBy.length === 0) return []
  const where = [anyOf(rights.searchBy, 'like', words), ...(filter ? [filter] : [])]
  const [exact, { docs }] = await Promise.all([
    exactly(search),
    ask({ slug, where, sort: orderFor(slug, rights.searchBy), signal }),
  ])
  return withoutTwice([...exact, ...docs])
}

/** The record of an exact code; none if it is ambiguous or unknown. */
export const choiceByCode = async (search: Search): Promise<Choice | null> => {
  const found = await exactly(search)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Options before typing: recent choices, then the first of all. */
export const offeredChoices = async (args: {
  slug: string
  rights: Pick<ChoiceRights, 'searchBy'>
  filter?: ChoiceFilter
  recent: readonly Id[]
  signal?: AbortSignal
}): Promise<Offered<Choice>> => {
  const { slug, rights, filter, recent, signal } = args
  const where = filter ? [filter] : []
  const [first, lately] = await Promise.all([
    ask({ slug, where, sort: orderFor(slug, rights.searchBy), signal }),
    recent.length > 0 ? ask({ slug, where: [byId(recent), ...where], signal }) : null,
  ])
  const known = new Map(lately?.docs.map((choice) => [choice.id, choice]))
  const chosenLately = recent.flatMap((id) => known.get(Number(id)) ?? [])
  return {
    recent: chosenLately,
    others: first.docs.filter(({ id }) => !known.has(id)),
    isAll: !first.hasNextPage,
  }
}

/** Some records by their ids; without those this reader may not read. */
export const choicesByIds = async (args: {
  slug: string
  ids: readonly Id[]
  filter?: ChoiceFilter
  signal?: AbortSignal
}): Promise<Choice[]> => {
  const { slug, ids, filter, signal } = args
  if (ids.length === 0) return []
  const where = [byId(ids), ...(filter ? [filter] : [])]
  return (await ask({ slug, where, limit: ids.length, signal })).docs
}

/** All texts of a record that typed words are matched with. */
export const textOfChoice = (slug: string, choice: Choice): string =>
  [choiceName(slug, choice), ...[...namesOf(slug), ...codesOf(slug)].map((name) => choice[name])]
    .filter((value) => typeof value === 'string')
    .join(' ')
