import {
  Kind,
  parse,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { Refusal } from '@/domain/shared/refusal'
import { MAX_LIMIT } from '../query/readPaging'
import { checkFilter } from './checkFilter'

/** Longest document, in characters and in tokens. */
const MAX_TEXT = 50_000
const MAX_TOKENS = 4_000
/** Most fields at the root, in all, and below one another. */
export const MAX_ROOTS = 10
export const MAX_FIELDS = 600
export const MAX_LEVELS = 8

/** Sign-in goes through its own addresses; whether there are users is nobody's business. */
const CLOSED =
  /^(initialized|login|logout|refreshToken|forgotPassword|resetPassword|verifyEmail|unlock|restoreVersion|versions?[A-Z]|duplicate)/

export type GraphqlOrder = { root: string; sort: unknown }
export type CheckedDocument = {
  isMutation: boolean
  orders: GraphqlOrder[]
  /** It asks what the caller may do. */
  asksRights: boolean
}

const RIGHTS = /^(Access|docAccess)/

type Variables = Record<string, unknown>
type Walk = {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Variables
  fields: number
  orders: GraphqlOrder[]
  asksRights: boolean
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

const checkArguments = (field: FieldNode, walk: Walk): void => {
  for (const { name, value } of field.arguments ?? []) {
    const given = valueFromASTUntyped(value, walk.variables)
    if (given === undefined || given === null) continue
    if (name.value === 'limit' && !isWhole(given, MAX_LIMIT)) throw refuse('limit')
    if (name.value === 'page' && !isWhole(given, 1_000_000)) throw refuse('page')
    if (name.value === 'where') checkFilter(given)
    if (name.value === 'sort') walk.orders.push({ root: field.name.value, sort: given })
  }
}

const walkSelections = (selections: SelectionSetNode, level: number, walk: Walk): void => {
  if (level > MAX_LEVELS) throw refuse('query')
  for (const selection of selections.selections) {
    walk.fields += 1
    if (walk.fields > MAX_FIELDS) throw refuse('query')
    if (selection.kind === Kind.FIELD) {
      if (level === 1 && CLOSED.test(selection.name.value)) throw new Refusal('notFound')
      if (level === 1) walk.asksRights ||= RIGHTS.test(selection.name.value)
      checkArguments(selection, walk)
      if (selection.selectionSet) walkSelections(selection.selectionSet, level + 1, walk)
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      walkSelections(selection.selectionSet, level, walk)
    } else {
      const fragment = walk.fragments.get(selection.name.value)
      // A fragment that spreads itself runs out of fields here, before anything else reads it.
      if (fragment) walkSelections(fragment.selectionSet, level, walk)
    }
  }
}

/**
 * Judges a GraphQL document before it is validated or run.
 * @param args.query the document
 * @param args.variables its variables, which may hold limits and filters as well
 * @returns whether it changes anything, and the orders it asks for, by root field; null when it is
 *   no GraphQL at all, which GraphQL itself will say
 * @throws Refusal `invalidQuery` for what is too long, wide or deep; `notFound` for what is closed
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
    variables: args.variables,
    fields: 0,
    orders: [],
    asksRights: false,
  }
  let roots = 0
  let isMutation = false
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    roots += definition.selectionSet.selections.length
    if (roots > MAX_ROOTS) throw refuse('query')
    isMutation ||= definition.operation !== 'query'
    walkSelections(definition.selectionSet, 1, walk)
  }
  return { isMutation, orders: walk.orders, asksRights: walk.asksRights }
}
