import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'
import { Refusal } from '@/domain/shared/refusal'

/** Most fields, and levels below one another: generators follow a type through nine wrappers. */
const MAX_FIELDS = 600
const MAX_LEVELS = 16

/**
 * List fields of the schema types. Nesting them multiplies: the fields of the types of the fields
 * of all types are millions. Arguments of fields are the one pair that generators need.
 */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  fields: ['args'],
  inputFields: [],
  interfaces: [],
  possibleTypes: [],
  enumValues: [],
  directives: ['args'],
  args: [],
}

type Walk = {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  fields: number
  /** How often all types are queried. */
  types: number
}
type Place = { level: number; list: string | null }

const refuse = () => new Refusal('invalidQuery', { data: { path: 'query' } })

const listInside = (name: string, { list }: Place): string | null => {
  if (!Object.hasOwn(LISTS, name)) return list
  if (list !== null && !LISTS[list]?.includes(name)) throw refuse()
  return name
}

const walkSelections = ({ selections }: SelectionSetNode, at: Place, walk: Walk): void => {
  if (at.level > MAX_LEVELS) throw refuse()
  for (const one of selections) {
    walk.fields += 1
    if (walk.fields > MAX_FIELDS) throw refuse()
    if (one.kind === Kind.FIELD) {
      if (one.name.value === 'types') walk.types += 1
      if (walk.types > 1) throw refuse()
      const list = listInside(one.name.value, at)
      if (one.selectionSet) walkSelections(one.selectionSet, { level: at.level + 1, list }, walk)
    } else if (one.kind === Kind.INLINE_FRAGMENT) {
      walkSelections(one.selectionSet, at, walk)
    } else {
      const fragment = walk.fragments.get(one.name.value)
      if (fragment) walkSelections(fragment.selectionSet, at, walk)
    }
  }
}

/** Whether a root field is an introspection query. */
export const isIntrospection = ({ name }: FieldNode): boolean =>
  name.value === '__schema' || name.value === '__type'

/**
 * Accepts the introspection query of code generators, and no larger one: types are queried once,
 * and each list of a type once.
 * @param field `__schema` or `__type`
 * @param fragments of the document, by name
 * @throws Refusal `invalidQuery` for nested schema lists, and for exceeded limits
 */
export const checkIntrospection = (field: FieldNode, fragments: Walk['fragments']): void => {
  if (!field.selectionSet) return
  walkSelections(field.selectionSet, { level: 2, list: null }, { fragments, fields: 0, types: 0 })
}
