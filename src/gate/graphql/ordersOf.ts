import { formatNames, type Payload, type SanitizedCollectionConfig } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { checkSort } from '../query/checkSort'
import { collectionShape, type FieldShape } from '../query/collectionShape'
import type { GraphqlOrder } from './checkDocument'

const plain = (name: string) => name.replace(/[^a-z]/gi, '').toLowerCase()

const singular = ({ slug }: SanitizedCollectionConfig) => plain(formatNames(slug).singular)

/** GraphQL calls `stock-cards` `StockCards`, and `media`, which has no plural, `allMedia`. */
export const collectionOf = (payload: Payload, root: string) =>
  Object.values(payload.collections).find(({ config }) =>
    [plain(config.slug), `all${plain(config.slug)}`, singular(config)].includes(plain(root)),
  )?.config

/**
 * The columns a GraphQL document sorts by, judged as those of the REST interface are.
 * @throws Refusal `invalidQuery` for anything but own columns of a known list
 */
export const ordersOf = (payload: Payload, orders: readonly GraphqlOrder[]): FieldShape[] =>
  orders.flatMap(({ root, sort }) => {
    const config = collectionOf(payload, root)
    if (!config) throw new Refusal('invalidQuery', { data: { path: 'sort' } })
    return checkSort({ shape: collectionShape(config), sort })
  })
