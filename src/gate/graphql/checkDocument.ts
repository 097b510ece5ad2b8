import {
  Kind,
  parse,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { Refusal } from '@/domain/shared/refusal'
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '@/domain/lists/pageSizes'
import { checkFilter } from './checkFilter'
import { checkIntrospection, isIntrospection } from './checkIntrospection'
import { isOpenRoot } from './openRoots'

/** Longest document, in characters and in tokens. */
const MAX_TEXT = 50_000
const MAX_TOKENS = 4_000
/** Most fields at the root, in all, and below one another. */
export const MAX_ROOTS = 10
export const MAX_FIELDS = 600
export const MAX_LEVELS = 8
/** Most records of a document in total, nested ones included. */
export const MAX_RECORDS = 2_500

export type GraphqlOrder = { root: string; sort: unknown }
export type GraphqlFilter = { root: string; where: unknown }
export type GraphqlRights = { name: string; id: unknown }
export type CheckedDocument = {
  isMutation: boolean
  /** Its root fields, those in fragments included. */
  roots: string[]
  orders: GraphqlOrder[]
  filters: GraphqlFilter[]
  /** Records whose rights it queries. */
  rights: GraphqlRights[]
}

const RIGHTS = /^docAccess(\w+)$/

type Variables = Record<string, unknown>
type Walk = {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Variables
  roots: string[]
  /** Introspection queries. */
  schemas: number
  fields: number
  records: number
  orders: GraphqlOrder[]
  filters: GraphqlFilter[]
  rights: GraphqlRights[]
  operation: 'query' | 'mutation'
}

const refuse = (path: string) => new Refusal('invalidQuery', { data: { path } })

const read = (query: string): DocumentNode | null => {
  if (query.length > MAX_TEXT) throw refuse('query')
  try {
    return parse(query, { maxTokens: MAX_TOKENS, noLocation: true })
  } catch (error) {
    if (error instanceof Error && error.message.includes('Parsing aborted')) throw refuse('query')
    return null
  }
}

const isWhole = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most

/** The arguments of a field by name, with variables resolved. */
const argumentsOf = (field: FieldNode, variables: Variables): Variables =>
  Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variables) ?? undefined,
    ]),
  )

const checkArguments = (field: FieldNode, given: Variables, walk: Walk): void => {
  const { id, limit, page, where, sort, pagination } = given
  const [, name] = RIGHTS.exec(field.name.value) ?? []
  if (name !== undefined && id !== undefined) walk.rights.push({ name, id })
  if (limit !== undefined && !isWhole(limit, MAX_LIMIT)) throw refuse('limit')
  if (page !== undefined && !isWhole(page, 1_000_000)) throw refuse('page')
  // Without paging and limit Payload returns everything.
  if (pagination === false && limit === undefined) throw refuse('pagination')
  if (where !== undefined) {
    checkFilter(where)
    walk.filters.push({ root: field.name.value, where })
  }
  if (sort !== undefined) walk.orders.push({ root: field.name.value, sort })
}

/** True for a list: its selection contains `docs`, directly or in a fragment. */
const isList = (set: SelectionSetNode, walk: Walk, seen = new Set<string>()): boolean =>
  set.selections.some((one) => {
    if (one.kind === Kind.FIELD) return one.name.value === 'docs'
    if (one.kind === Kind.INLINE_FRAGMENT) return isList(one.selectionSet, walk, seen)
    const name = one.name.value
    const fragment = seen.has(name) ? undefined : walk.fragments.get(name)
    seen.add(name)
    return fragment ? isList(fragment.selectionSet, walk, seen) : false
  })

/** Number of records a field returns per parent record. */
const recordsOf = (set: SelectionSetNode, { limit }: Variables, walk: Walk): number => {
  if (typeof limit === 'number') return limit
  return isList(set, walk) ? DEFAULT_PAGE_SIZE : 1
}

const walkField = (field: FieldNode, at: { level: number; records: number }, walk: Walk): void => {
  const { level, records } = at
  if (level === 1) {
    if (!isOpenRoot(walk.operation, field.name.value)) throw new Refusal('notFound')
    walk.roots.push(field.name.value)
    if (walk.roots.length > MAX_ROOTS) throw refuse('query')
    if (isIntrospection(field)) {
      if (walk.schemas > 0) throw refuse('query')
      walk.schemas += 1
      return checkIntrospection(field, walk.fragments)
    }
  }
  const given = argumentsOf(field, walk.variables)
  checkArguments(field, given, walk)
  if (!field.selectionSet) return
  // `docs` are the records of the enclosing list, which are counted there.
  const isDocs = field.name.value === 'docs'
  const inside = isDocs ? records : records * recordsOf(field.selectionSet, given, walk)
  if (!isDocs) walk.records += inside
  if (walk.records > MAX_RECORDS) throw refuse('limit')
  walkSelections(field.selectionSet, { level: level + 1, records: inside }, walk)
}

const walkSelections = (
  { selections }: SelectionSetNode,
  at: { level: number; records: number },
  walk: Walk,
): void => {
  if (at.level > MAX_LEVELS) throw refuse('query')
  for (const selection of selections) {
    walk.fields += 1
    if (walk.fields > MAX_FIELDS) throw refuse('query')
    if (selection.kind === Kind.FIELD) walkField(selection, at, walk)
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      walkSelections(selection.selectionSet, at, walk)
    else {
      const fragment = walk.fragments.get(selection.name.value)
      // A recursive fragment exceeds the field limit here, before anything else reads it.
      if (fragment) walkSelections(fragment.selectionSet, at, walk)
    }
  }
}

/** The effective variables: those sent, and the defaults of others. */
const variablesOf = (operation: OperationDefinitionNode, sent: Variables): Variables => ({
  ...Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  ),
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
})

/**
 * Checks a GraphQL document before it is validated or run.
 * @param args.query the document
 * @param args.variables its variables, which may contain limits and filters too
 * @returns whether it changes anything, its root fields with their orders and filters, and the
 *   records whose rights it queries; null when it is no GraphQL, which GraphQL itself will report
 * @throws Refusal `invalidQuery` for documents that are too long, wide or deep, and for more than
 *   MAX_RECORDS records over all operations; `notFound` for closed roots
 */
export const checkDocument = (args: {
  query: string
  variables: Variables
}): CheckedDocument | null => {
  const document = read(args.query)
  if (!document) return null
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  )
  const walk: Walk = {
    fragments,
    variables: {},
    roots: [],
    schemas: 0,
    fields: 0,
    records: 0,
    orders: [],
    filters: [],
    rights: [],
    operation: 'query',
  }
  let isMutation = false
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    isMutation ||= definition.operation !== 'query'
    walk.operation = definition.operation === 'query' ? 'query' : 'mutation'
    walk.variables = variablesOf(definition, args.variables)
    walkSelections(definition.selectionSet, { level: 1, records: 1 }, walk)
  }
  const { roots, orders, filters, rights } = walk
  return { isMutation, roots, orders, filters, rights }
}
