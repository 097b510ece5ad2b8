import type { Payload } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { checkSort } from '../query/checkSort'
import { collectionShape, type FieldShape } from '@/queries/filters/collectionShape'
import type { GraphqlOrder } from './checkDocument'
import { graphqlNames } from './openRoots'

const plain = (name: string) => name.replace(/[^a-z]/gi, '').toLowerCase()

/** The collection that a root field lists or counts. */
export const collectionOf = (payload: Payload, root: string) =>
  Object.values(payload.collections).find(({ config }) => {
    const { one, many } = graphqlNames(config.slug)
    return [config.slug, one, many, `count${many}`].map(plain).includes(plain(root))
  })?.config

/**
 * The sort columns of a GraphQL document, validated like those of the REST interface.
 * @throws Refusal `invalidQuery` for anything but own columns of a known list
 */
export const ordersOf = (payload: Payload, orders: readonly GraphqlOrder[]): FieldShape[] =>
  orders.flatMap(({ root, sort }) => {
    const config = collectionOf(payload, root)
    if (!config) throw new Refusal('invalidQuery', { data: { path: 'sort' } })
    return checkSort({ shape: collectionShape(config), sort })
  })
