import type { DatabaseAdapterObj } from 'payload'
import { withInternals } from './adapter'

const nameOf = (key: string): string => key.replace(/^-/, '')

/**
 * An order of a list in which no two rows are equal: the requested one, then the newest first, then
 * by id, as the read engine orders (`queries/engine/orderSql.ts`).
 * @param sort names with `-` for descending
 * @param isDated whether rows have a `createdAt`
 */
export const uniqueOrder = (sort: readonly string[], isDated: boolean): string[] => {
  const has = (name: string) => sort.some((key) => nameOf(key) === name)
  if (has('id')) return [...sort]
  return [...sort, ...(isDated && !has('createdAt') ? ['-createdAt'] : []), '-id']
}

/**
 * Payload orders rows last by `createdAt`, which is equal for rows of one transaction. Their order
 * then varies between queries, so that a row can appear on two pages or on none.
 */
export const withUniqueOrder = <A extends DatabaseAdapterObj>(base: A): A =>
  withInternals(base, (adapter) => {
    const { find } = adapter
    adapter.find = function findInUniqueOrder(args) {
      const { defaultSort, timestamps } = this.payload.collections[args.collection].config
      const sort = [args.sort?.length ? args.sort : (defaultSort ?? [])].flat()
      return find.call(this, { ...args, sort: uniqueOrder(sort, timestamps !== false) })
    }
  })
