import type { Payload } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { checkOperand } from '@/queries/filters/checkOperand'
import {
  collectionShape,
  type CollectionShape,
  type FieldShape,
} from '@/queries/filters/collectionShape'
import { isPlain } from '@/queries/filters/isPlain'
import type { GraphqlFilter } from './checkDocument'
import { collectionOf } from './ordersOf'

const refuse = (path: string) => new Refusal('invalidQuery', { data: { path: path.slice(0, 80) } })

/** Maps an option value from its GraphQL name. */
const unnamed = (field: FieldShape): FieldShape => ({ ...field, options: undefined })

const checkCondition = (shape: CollectionShape, name: string, condition: unknown): void => {
  const path = name.replaceAll('__', '.')
  const field = shape.get(path)
  if (!field || !isPlain(condition)) throw refuse(path)
  for (const [operator, value] of Object.entries(condition)) {
    if (!checkOperand({ path, field: unnamed(field), operator, value })) throw refuse(path)
  }
}

const check = (shape: CollectionShape, where: unknown): void => {
  if (!isPlain(where)) throw refuse('where')
  for (const [key, inner] of Object.entries(where)) {
    if (key === 'AND' || key === 'OR') [inner].flat().forEach((part) => check(shape, part))
    else checkCondition(shape, key, inner)
  }
}

/**
 * Validates the filters of a document by the columns of their collections, like those of REST. The
 * schema accepts any JSON for a relation, any text for an id, and lists and null for operators that
 * fail on them.
 * @param filters within the limits (`checkFilter`)
 * @throws Refusal `invalidQuery`
 */
export const checkFiltersOf = (payload: Payload, filters: readonly GraphqlFilter[]): void => {
  for (const { root, where } of filters) {
    const config = collectionOf(payload, root)
    if (!config) throw refuse('where')
    if (where !== null) check(collectionShape(config), where)
  }
}
