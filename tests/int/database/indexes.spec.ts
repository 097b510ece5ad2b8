import { beforeAll, expect, it } from 'vitest'
import { select } from '../../factories/database'
import { administrator } from '../../factories/person'

/** An index, its keys in their order: each with its operator class, collation and direction. */
type Index = {
  name: string
  table: string
  method: string
  isUnique: boolean
  keys: string[]
  included: string[]
  /** The condition of a partial one, `''` for one of all rows. */
  only: string
}

/** Indexes that another one could do the work of, and why they are here all the same. */
const KEPT: Record<string, string> = {
  tenders_number_idx:
    'sorts all tenders, drafts without a number as well; the other has numbers only',
}

beforeAll(async () => {
  await administrator()
})

const readIndexes = () =>
  select<Index>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table,
        am.amname as method, i.indisunique as "isUnique",
        coalesce(pg_get_expr(i.indpred, i.indrelid), '') as only,
        array(select concat_ws(' ', pg_get_indexdef(i.indexrelid, n, true), i.indclass[n - 1],
            i.indcollation[n - 1], i.indoption[n - 1])
          from generate_series(1, i.indnkeyatts) n) as keys,
        array(select pg_get_indexdef(i.indexrelid, n, true)
          from generate_series(i.indnkeyatts + 1, i.indnatts) n) as included
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
      where c.relnamespace = 'public'::regnamespace order by 1`,
  )

const columnOf = (key: string | undefined) => key?.split(' ')[0]

/**
 * Whether a question that the one answers finds its rows in the other. A partial index is a short list
 * of what its condition says: one of all rows is no substitute.
 */
const coversRows = (one: Index, other: Index): boolean =>
  other.only === one.only ||
  // A comparison finds no null, so it never needs the rows that such an index leaves out.
  (one.only === '' && other.only === `(${columnOf(one.keys[0])} IS NOT NULL)`)

/** Whether everything that one index does is done by the other as well. */
const replaces = (other: Index, one: Index): boolean =>
  other.name !== one.name &&
  other.table === one.table &&
  other.method === one.method &&
  one.keys.every((key, at) => other.keys[at] === key) &&
  one.included.every((column) =>
    [...other.included, ...other.keys.map(columnOf)].includes(column),
  ) &&
  coversRows(one, other) &&
  // One that is unique refuses what a longer one would let through.
  (!one.isUnique ||
    (other.isUnique && other.keys.length === one.keys.length && other.only === one.only))

/** Indexes that another one makes needless; of two equal ones the second. */
const needlessOf = (indexes: readonly Index[]): string[] =>
  indexes.flatMap((one, at) => {
    const by = indexes.filter(
      (other, place) => replaces(other, one) && (place < at || !replaces(one, other)),
    )
    return by.length > 0
      ? [`${one.table}: ${one.name} by ${by.map(({ name }) => name).join()}`]
      : []
  })

const index = (name: string, keys: string[], more: Partial<Index> = {}): Index => ({
  ...{ name, keys, table: 't', method: 'btree', isUnique: false, included: [], only: '' },
  ...more,
})

it.each<[what: string, indexes: Index[], needless: string[]]>([
  ['equal ones: the second', [index('a', ['x', 'y']), index('b', ['x', 'y'])], ['t: b by a']],
  ['the beginning of another', [index('a', ['x']), index('b', ['x', 'y'])], ['t: a by b']],
  ['the end of another', [index('a', ['y']), index('b', ['x', 'y'])], []],
  ['a unique one', [index('a', ['x'], { isUnique: true }), index('b', ['x', 'y'])], []],
  [
    'a plain one beside a unique one',
    [index('a', ['x'], { isUnique: true }), index('b', ['x'])],
    ['t: b by a'],
  ],
  ['what is included', [index('a', ['x'], { included: ['z'] }), index('b', ['x', 'y'])], []],
  ['a short list', [index('a', ['x'], { only: '(done IS NULL)' }), index('b', ['x'])], []],
  [
    'all but null',
    [index('a', ['x']), index('b', ['x', 'y'], { only: '(x IS NOT NULL)' })],
    ['t: a by b'],
  ],
  ['another table', [index('a', ['x']), index('b', ['x'], { table: 'u' })], []],
])('finds needless indexes: %s', (_, indexes, needless) => {
  expect(needlessOf(indexes)).toEqual(needless)
})

it('no index does only what another does: each is written with every row', async () => {
  const indexes = await readIndexes()
  expect(indexes.length).toBeGreaterThan(200)
  const needless = needlessOf(indexes)
  // What stands in the list is needed there.
  expect(needless.map((line) => line.split(' ')[1]).sort()).toEqual(Object.keys(KEPT).sort())
})
