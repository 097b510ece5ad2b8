import { codes, text } from '@/domain/search/searchFields'
import { QUANTITY_FILTERS, quantityCondition } from '@/domain/stock/quantityFilters'

import { relation } from '../column'
import { ALL_METHODS, entity } from '../entity'

const TRY = { code: 'TRY' }

/** The cards for which a checkbox field is set. */
const marked = (key: 'low' | 'archived', field: string) => ({
  key,
  label: `stockCards.filters.${key}` as const,
  where: { [field]: { equals: 'true' } },
})

export const stockCards = entity({
  slug: 'stock-cards',
  subject: 'stock-cards',
  rights: { named: ['seeCosts'] },
  words: 'stockCards',
  belongsTo: ['stockType'],
  icon: 'stockCards',
  title: 'name',
  inDialogs: ['name'],
  archive: 'isArchived',
  codes: ['sku', 'barcode', 'qrCode'],
  costs: ['costPrice', 'averageCost', 'lastCost', 'stockValue'],
  pages: [
    {
      kind: 'list',
      name: 'stockCards',
      path: '/stock-cards',
      right: ['read', 'stock-cards'],
      nav: { icon: 'stockCards', letter: 's', label: 'nav.stockCards', group: 'stock' },
    },
    {
      kind: 'create',
      name: 'stockCardNew',
      path: '/stock-cards/new',
      right: ['create', 'stock-cards'],
      create: { icon: 'stock', place: 5 },
    },
    {
      kind: 'edit',
      name: 'stockCardEdit',
      path: '/stock-cards/edit/{id}',
      right: ['write', 'stock-cards'],
    },
    {
      kind: 'view',
      name: 'stockCardView',
      path: '/stock-cards/view/{id}',
      right: ['read', 'stock-cards'],
      view: 'stockCardView',
      screen: 'StockCardView',
    },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      sku: { kind: 'code', priority: 1 },
      barcode: { kind: 'code', priority: 3 },
      qrCode: { kind: 'code', priority: 3 },
      stockType: relation('stockType'),
      unit: { kind: 'text', priority: 3 },
      currentQuantity: {
        kind: 'quantity',
        priority: 1,
        level: { unless: 'allowNoStock' },
        explained: ['stock-movements'],
      },
      reservedQuantity: { kind: 'quantity', priority: 2, explained: ['stock-reservations'] },
      availableQuantity: { kind: 'quantity', priority: 1, explained: ['stock-reservations'] },
      isLow: { kind: 'boolean', priority: 3 },
      minQuantity: { kind: 'quantity', priority: 3, inline: {} },
      maxQuantity: { kind: 'quantity', priority: 3 },
      orderMultiple: { kind: 'quantity', priority: 3 },
      currentPrice: { kind: 'price', priority: 1, currency: TRY, inline: {} },
      costPrice: { kind: 'price', priority: 3, currency: TRY, inline: {} },
      averageCost: {
        kind: 'cost',
        priority: 3,
        currency: TRY,
        explained: ['stock-movements'],
      },
      lastCost: { kind: 'cost', priority: 3, currency: TRY },
      stockValue: { kind: 'money', priority: 3, currency: TRY, explained: [] },
      offerPrice: {
        ...{ kind: 'price', priority: 3, currency: TRY, inline: {} },
        formerly: ['سعر العرض'],
      },
      priceUsd: { kind: 'price', priority: 3, currency: { code: 'USD' }, inline: {} },
      priceEur: { kind: 'price', priority: 3, currency: { code: 'EUR' }, inline: {} },
      taxRate: { kind: 'percent', priority: 3 },
      allowNoStock: { kind: 'boolean', priority: 3 },
      lastCountedAt: { kind: 'dateTime', priority: 3 },
      isArchived: { kind: 'boolean', priority: 3 },
    },
    shown: ['name', 'sku', 'stockType', 'currentQuantity', 'availableQuantity', 'currentPrice'],
    filters: [
      'stockType',
      'unit',
      'currentQuantity',
      'currentPrice',
      'allowNoStock',
      'isArchived',
      'lastCountedAt',
    ],
    quickFilters: () => [
      marked('low', 'isLow'),
      ...QUANTITY_FILTERS.map((key) => ({
        key,
        label: `stockCards.filters.${key}` as const,
        where: { currentQuantity: quantityCondition(key) },
      })),
      marked('archived', 'isArchived'),
    ],
    picture: 'picture',
    tools: ['labels', 'scan', 'prices'],
  },
  search: {
    fields: [...text('name'), ...codes('sku', 'barcode', 'qrCode')],
    palette: {
      details: ['sku', 'barcode'],
      codes: ['sku', 'barcode', 'qrCode'],
      // As in pickers below: a card not kept in stock has no meaningful quantity.
      fact: {
        field: 'availableQuantity',
        unit: 'unit',
        unless: 'allowNoStock',
        label: 'stockGroups.parts.available',
      },
    },
  },
  choice: {
    // A card not kept in stock has no meaningful quantity.
    facts: ['sku', { field: 'availableQuantity', unless: 'allowNoStock' }, 'currentPrice'],
    asks: ['sku', 'stockType'],
  },
  api: { methods: ALL_METHODS, listViews: ['by-code', 'to-order'] },
  import: { keys: ['sku', 'barcode'] },
})

/** Images of stock cards and users. */
export const media = entity({
  slug: 'media',
  subject: 'stock-cards',
  isReadByAll: true,
  words: 'media',
  title: 'originalName',
  pages: [],
  deletedWith: [
    ['write', 'stock-cards'],
    ['write', 'users'],
  ],
  api: { methods: ALL_METHODS, isUpload: true },
})

export const stockTypes = entity({
  slug: 'stock-types',
  subject: 'stock-types',
  words: 'stockTypes',
  icon: 'stockTypes',
  title: 'name',
  pages: [
    {
      kind: 'list',
      name: 'stockTypes',
      path: '/stock-types',
      right: ['read', 'stock-types'],
      nav: { icon: 'stockTypes', letter: 'y', label: 'nav.stockTypes', group: 'stock' },
    },
    {
      kind: 'create',
      name: 'stockTypeNew',
      path: '/stock-types/new',
      right: ['create', 'stock-types'],
      create: { icon: 'stock', place: 9 },
    },
    {
      kind: 'edit',
      name: 'stockTypeEdit',
      path: '/stock-types/edit/{id}',
      right: ['write', 'stock-types'],
    },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      description: { kind: 'formatted', priority: 1, sortBy: false },
    },
    shown: ['name', 'description'],
    filters: ['createdAt'],
  },
  search: { fields: text('name') },
  choice: { facts: ['description'] },
  import: { keys: ['name'] },
  api: { methods: ALL_METHODS },
})
