import { readApi } from '../ui/requests/api'

import { BATCH, batches } from './batches'
import type { CardFacts, GroupFacts, RecordId } from './stockFacts'

const CARD_FIELDS = [
  'name',
  'sku',
  'barcode',
  'unit',
  'availableQuantity',
  'allowNoStock',
  'currentPrice',
  'offerPrice',
  'priceUsd',
  'priceEur',
  'taxRate',
  'isArchived',
  // Left out of responses to users who may not see them.
  'averageCost',
  'costPrice',
] as const

const GROUP_FIELDS = ['name', 'description', 'buildableQuantity', 'parts'] as const

const SUGGESTIONS = 12
/** Archived cards are requested too and left out here: not every user may filter by that field. */
const ROOM_FOR_ARCHIVED = 4

const isOffered = ({ isArchived }: CardFacts): boolean => isArchived !== true

type Query = [key: string, value: string][]

const find = async <T>(slug: string, query: Query, signal?: AbortSignal): Promise<T[]> => {
  const address = `/api/${slug}?${new URLSearchParams([['depth', '0'], ...query])}`
  const { docs } = await readApi<{ docs: T[] }>(address, signal)
  return docs
}

const select = (fields: readonly string[]): Query =>
  fields.map((field) => [`select[${field}]`, 'true'])

const findAll = async <T>(slug: string, queries: Query[], signal?: AbortSignal): Promise<T[]> =>
  (await Promise.all(queries.map((query) => find<T>(slug, query, signal)))).flat()

const anyOf = (fields: readonly string[], operator: string, value: string): Query =>
  fields.map((field, index) => [`where[or][${index}][${field}][${operator}]`, value])

export type CatalogueCard = CardFacts & { picture?: unknown }
export type CataloguePage = { docs: CatalogueCard[]; totalDocs: number; hasNextPage: boolean }

const CATALOGUE_PAGE = 40

/**
 * A page of all cards, by name, with their pictures.
 * @param asked.words in name, code or barcode; empty for all
 * @param asked.type the number of a stock type; empty for all
 * @param asked.page from 1
 */
export const catalogueCards = async (
  asked: { words: string; type: string; page: number },
  signal?: AbortSignal,
): Promise<CataloguePage> => {
  const query: Query = [
    ['depth', '1'],
    ...(asked.words === '' ? [] : anyOf(['name', 'sku', 'barcode'], 'like', asked.words)),
    ...(asked.type === '' ? [] : [['where[stockType][equals]', asked.type] as Query[number]]),
    ...select([...CARD_FIELDS, 'picture']),
    ['limit', String(CATALOGUE_PAGE)],
    ['page', String(asked.page)],
    ['sort', 'name'],
  ]
  const page = await readApi<CataloguePage>(
    `/api/stock-cards?${new URLSearchParams(query)}`,
    signal,
  )
  return { ...page, docs: page.docs.filter(isOffered) }
}

/** The kinds of cards, by name. */
export const stockTypes = (signal?: AbortSignal): Promise<{ id: RecordId; name: string }[]> =>
  find('stock-types', [...select(['name']), ['limit', '200'], ['sort', 'name']], signal)

/** Cards by exact codes or barcodes, as scanned or pasted. */
export const cardsByCodes = async (
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<CardFacts[]> => {
  const found = await findAll<CardFacts>(
    'stock-cards',
    batches(codes).map((some) => [
      ...anyOf(['sku', 'barcode'], 'in', some.join(',')),
      ...select(CARD_FIELDS),
      ['limit', String(2 * BATCH)],
    ]),
    signal,
  )
  return found.filter(isOffered)
}

/**
 * Cards whose name, code or barcode contains the words, by name, at most a dozen. An exact code or
 * barcode match comes first.
 */
export const searchCards = async (words: string, signal?: AbortSignal): Promise<CardFacts[]> => {
  const [exact, found] = await Promise.all([
    // Codes are sent as a comma-separated list.
    words.includes(',') ? [] : cardsByCodes([words], signal),
    find<CardFacts>(
      'stock-cards',
      [
        ...anyOf(['name', 'sku', 'barcode'], 'like', words),
        ...select(CARD_FIELDS),
        ['limit', String(ROOM_FOR_ARCHIVED * SUGGESTIONS)],
        ['sort', 'name'],
      ],
      signal,
    ),
  ])
  const all = new Map([...exact, ...found].map((card) => [card.id, card]))
  return [...all.values()].filter(isOffered).slice(0, SUGGESTIONS)
}

const byIds = (slug: string, fields: readonly string[], ids: readonly RecordId[]): Query[] =>
  batches(ids).map((some) => [
    ['where[id][in]', some.join(',')],
    ...select(fields),
    ['limit', String(BATCH)],
  ])

/** Cards by their ids, in any order. */
export const cardsByIds = (ids: readonly RecordId[], signal?: AbortSignal): Promise<CardFacts[]> =>
  findAll('stock-cards', byIds('stock-cards', CARD_FIELDS, ids), signal)

/** Groups whose name contains the words; at most a dozen, by name. */
export const searchGroups = (words: string, signal?: AbortSignal): Promise<GroupFacts[]> =>
  find(
    'stock-groups',
    [
      ['where[name][like]', words],
      ...select(GROUP_FIELDS),
      ['limit', String(SUGGESTIONS)],
      ['sort', 'name'],
    ],
    signal,
  )

/**
 * A list may lack the parts of its groups; a single group includes them for users who may see them.
 */
const withParts = (group: GroupFacts, signal?: AbortSignal): Promise<GroupFacts> =>
  group.parts
    ? Promise.resolve(group)
    : readApi<GroupFacts>(`/api/stock-groups/${group.id}?depth=0`, signal)

/** Groups by their ids with their parts, in any order. */
export const groupsByIds = async (
  ids: readonly RecordId[],
  signal?: AbortSignal,
): Promise<GroupFacts[]> => {
  const found = await findAll<GroupFacts>(
    'stock-groups',
    byIds('stock-groups', GROUP_FIELDS, ids),
    signal,
  )
  return Promise.all(found.map((group) => withParts(group, signal)))
}
