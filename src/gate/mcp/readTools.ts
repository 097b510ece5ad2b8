import { abilityOfRequest } from '@/access/abilityOf'
import { closedObject, ID_SCHEMA, type JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { bodySchemaOf } from '@/catalog/commands/bodies/schemaOf'
import { COMMAND_SLUGS, commandOf, isCommandSlug } from '@/catalog/commands/registry'
import { EVENT_TYPES } from '@/catalog/eventTypes'
import { CATALOG } from '@/catalog'
import { Refusal } from '@/domain/shared/refusal'
import { suggestedOrder } from '@/domain/stock/toOrder'
import { readOffers } from '@/queries/shared/readOffers'
import { readCardsOnDay } from '@/queries/stock/readOnDay'
import { askedToOrder } from '@/queries/stock/toOrder/askedToOrder'
import { readToOrder } from '@/queries/stock/toOrder/readToOrder'
import { toOrderRights } from '@/queries/stock/toOrder/toOrderRights'
import { toolOf } from './commandsOf'
import { describeCollection, describeCollections } from './describe'
import { described, READABLE_COLLECTIONS } from './inputs'
import { listRecords } from './listRecords'
import type { May, ReadTool } from './tool'

const DAY: JsonSchema = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }
const COLLECTION: JsonSchema = { enum: READABLE_COLLECTIONS }
const FIELDS: JsonSchema = {
  type: 'array',
  items: { type: 'string', pattern: String.raw`^\w+$` },
  maxItems: 60,
  description: 'The fields that are wanted; all when left out.',
}

const readsSomething = (may: May): boolean =>
  CATALOG.entities.some(({ subject }) => subject !== undefined && may(['read', subject as never]))

const onlyFields = (fields: unknown) =>
  Array.isArray(fields)
    ? { select: Object.fromEntries(fields.map((field) => [String(field), 'true'])) }
    : {}

const text = (value: unknown): string | undefined =>
  value === undefined ? undefined : String(value)

const LIMIT_OF_HITS = 20

/** Read-only tools. */
export const READ_TOOLS: readonly ReadTool[] = [
  {
    name: 'search',
    description:
      'Finds records by name, code, number or phone, as the search of the product does. `#42` looks for the number of a tender, `@` for people.',
    input: closedObject(
      {
        query: described({ type: 'string', maxLength: 200 }, 'At least 3 characters.'),
        limit: { type: 'integer', minimum: 1, maximum: LIMIT_OF_HITS },
      },
      ['query'],
    ),
    isOffered: readsSomething,
    read: async ({ query, limit = LIMIT_OF_HITS }, { ask }) => {
      const answer = await ask({ method: 'GET', segments: ['search'], query: { q: text(query) } })
      const groups = (answer.groups ?? []) as { docs: unknown[] }[]
      return {
        groups: groups.map(({ docs, ...group }) => ({
          ...group,
          docs: docs.slice(0, Number(limit)),
        })),
      }
    },
  },
  {
    name: 'describe',
    description:
      'What there is: collections, or the fields, states and commands of one, and what this key may do with it.',
    input: closedObject({ collection: COLLECTION }),
    isOffered: () => true,
    read: async ({ collection }, { request }) => {
      const req = await request()
      return collection === undefined
        ? describeCollections(req)
        : describeCollection(req, String(collection))
    },
  },
  {
    name: 'list_records',
    description:
      'A page of records. `where` is a filter such as {"status":{"equals":"sent"}} or {"and":[…]}; operators: equals, not_equals, in, not_in, like, contains, greater_than, greater_than_equal, less_than, less_than_equal, exists.',
    input: closedObject(
      {
        collection: COLLECTION,
        where: { type: 'object', additionalProperties: true },
        sort: described(
          { type: 'string', maxLength: 200 },
          'Fields by commas; `-date` from the highest down.',
        ),
        fields: FIELDS,
        limit: { type: 'integer', minimum: 1, maximum: 50 },
        after: described({ type: 'string', maxLength: 40 }, '`next` of the page before.'),
      },
      ['collection'],
    ),
    isOffered: readsSomething,
    read: ({ fields, ...asked }, { ask }) => listRecords({ ...asked, ...onlyFields(fields) }, ask),
  },
  {
    name: 'get_record',
    description: 'One record, with the names of what it points to.',
    input: closedObject({ collection: COLLECTION, id: ID_SCHEMA, fields: FIELDS }, [
      'collection',
      'id',
    ]),
    isOffered: readsSomething,
    read: async ({ collection, id, fields }, { ask }) => ({
      doc: await ask({
        method: 'GET',
        segments: [String(collection), String(id)],
        query: { depth: '1', ...onlyFields(fields) },
      }),
    }),
  },
  {
    name: 'find_card',
    description: 'The stock card of a barcode or SKU.',
    input: closedObject({ code: { type: 'string', minLength: 1, maxLength: 200 } }, ['code']),
    isOffered: (may) => may(['read', 'stock-cards']),
    read: ({ code }, { ask }) =>
      ask({ method: 'GET', segments: ['stock-cards', 'by-code'], query: { code: text(code) } }),
  },
  {
    name: 'available_steps',
    description:
      'The commands that can be given to a record now, and what is in the way of the others. `tool` is the tool that gives it, null where people alone do.',
    input: closedObject({ collection: { enum: COMMAND_SLUGS }, id: ID_SCHEMA }, [
      'collection',
      'id',
    ]),
    isOffered: readsSomething,
    read: async ({ collection, id }, { ask, request }) => {
      const slug = String(collection)
      await ask({ method: 'GET', segments: [slug, String(id)], query: { select: { id: 'true' } } })
      const req = await request()
      const offers = await readOffers({ req, slug, ids: [Number(id)], withExcluded: true })
      const { commands = [], excluded = [] } = offers.get(Number(id)) ?? {}
      return {
        commands: [...commands, ...excluded].map((offer) => ({
          ...offer,
          tool: toolOf(slug, offer.name),
          body: isCommandSlug(slug) ? bodySchemaOf(commandOf(slug, offer.name as never).body) : {},
        })),
      }
    },
  },
  {
    name: 'explain_number',
    description:
      'Why a number is what it is: its formula and the rows that add up to it. `of` is `<collection>/<id>/<field>`, such as `stock-cards/5/averageCost` or `tenders/94/total`.',
    input: closedObject({ of: { type: 'string', maxLength: 200 } }, ['of']),
    isOffered: readsSomething,
    read: ({ of }, { ask }) =>
      ask({ method: 'GET', segments: ['explain'], query: { of: text(of) } }),
  },
  {
    name: 'stock_on_day',
    description: 'What there was of stock cards at the end of a day, 50 cards a page.',
    input: closedObject(
      {
        day: DAY,
        card: ID_SCHEMA,
        search: { type: 'string', maxLength: 200 },
        page: { type: 'integer', minimum: 1 },
      },
      ['day'],
    ),
    isOffered: (may) => may(['read', 'stock-movements']),
    read: async ({ day, card, search, page }, { request }) => {
      const query = { day, q: search, card: text(card), page: text(page) }
      const found = await readCardsOnDay(await request(), query)
      if (!found) throw new Refusal('notAllowed')
      const { rows, total, pages, day: read } = found
      return { day: read, rows, total, pages }
    },
  },
  {
    name: 'to_order',
    description: 'Stock cards that there will be too little of, with a suggestion, 50 a page.',
    input: closedObject({
      type: described(ID_SCHEMA, 'Of this stock type alone.'),
      page: { type: 'integer', minimum: 1 },
    }),
    isOffered: (may) => may(['read', 'stock-cards']),
    read: async ({ type, page }, { request }) => {
      const req = await request()
      const ability = await abilityOfRequest(req)
      const rights = toOrderRights(ability)
      if (!rights.cards) throw new Refusal('notAllowed')
      const asked = askedToOrder({ type: text(type), page: text(page) }, rights)
      const { rows, total } = await readToOrder(req, ability, { ...asked, size: 50 })
      return {
        rows: rows.map((row) => ({ ...row, suggested: suggestedOrder(row)?.toFixed() ?? null })),
        total,
      }
    },
  },
  {
    name: 'proposed_rate',
    description: 'The exchange rate that is proposed for a currency on a day.',
    input: closedObject(
      {
        currency: { type: 'string', pattern: '^[A-Z]{3}$' },
        day: DAY,
        purpose: { enum: ['offer', 'booking'] },
      },
      ['currency', 'day', 'purpose'],
    ),
    isOffered: (may) => may(['read', 'currency-rates']),
    read: ({ currency, day, purpose }, { ask }) =>
      ask({
        method: 'GET',
        segments: ['currency-rates', 'proposed'],
        query: { currency: text(currency), day: text(day), purpose: text(purpose) },
      }),
  },
  {
    name: 'dashboard',
    description: 'The figures of the dashboard.',
    input: closedObject({ period: { enum: ['month', '3m', '6m', '12m', 'year'] } }),
    isOffered: (may) => may(['read', 'dashboard']),
    read: ({ period }, { ask }) =>
      ask({ method: 'GET', segments: ['dashboard'], query: { period: text(period) } }),
  },
  {
    name: 'list_events',
    description: 'What happened, the oldest first; go on behind `next`.',
    input: closedObject({
      after: { type: 'string', maxLength: 200 },
      types: { type: 'array', items: { enum: EVENT_TYPES }, minItems: 1 },
      limit: { type: 'integer', minimum: 1, maximum: 100 },
    }),
    isOffered: readsSomething,
    read: ({ after, types, limit = 50 }, { ask }) =>
      ask({
        method: 'GET',
        segments: ['events'],
        query: {
          after: text(after),
          types: Array.isArray(types) ? types.join(',') : undefined,
          limit: text(limit),
        },
      }),
  },
]
