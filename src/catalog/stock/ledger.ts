import { text } from '@/domain/search/searchFields'
import { MOVEMENT_TYPES } from '@/domain/stock/movementType'
import { RESERVATION_STATUSES } from '@/domain/stock/reservation'

import { relation } from '../column'
import { ALL_METHODS, entity, pageSet } from '../entity'

/** A posted movement is never deleted: a correction is a reversal. */
export const stockMovements = entity({
  slug: 'stock-movements',
  lock: 'movement',
  inDialogs: ['stockCard', 'type', 'quantity'],
  goesBy: ['stockCard'],
  subject: 'stock-movements',
  rights: { actions: ['read', 'create', 'write'] },
  words: 'stockMovements',
  belongsTo: ['stockCard', 'stockGroup', 'tender', 'project'],
  icon: 'movements',
  costs: [
    'averageCostAfter',
    {
      // The price of a receipt is a cost; the sales price of an issue is not, and a reversal is
      // issued at the price of its receipt.
      field: 'price',
      openWhere: [
        { field: 'type', equals: 'out' },
        { field: 'origin', differs: 'reversal' },
        // A count's write-off is issued at the average cost.
        { field: 'origin', differs: 'count' },
        // Parts and products of assemblies are posted at the average cost, too.
        { field: 'origin', differs: 'assembly' },
      ],
    },
  ],
  pages: [
    {
      kind: 'list',
      name: 'stockMovements',
      path: '/stock-movements',
      right: ['read', 'stock-movements'],
      nav: { icon: 'movements', letter: 'v', label: 'nav.stockMovements', group: 'stock' },
    },
    {
      kind: 'create',
      name: 'stockMovementNew',
      path: '/stock-movements/new',
      right: ['create', 'stock-movements'],
      create: { icon: 'movements', place: 4 },
    },
    {
      kind: 'edit',
      name: 'stockMovementEdit',
      path: '/stock-movements/edit/{id}',
      right: ['write', 'stock-movements'],
    },
    {
      kind: 'view',
      name: 'stockMovementView',
      path: '/stock-movements/view/{id}',
      right: ['read', 'stock-movements'],
      view: 'stockMovementView',
      screen: 'MovementView',
    },
  ],
  list: {
    columns: {
      stockCard: relation('stockCard', 'name', 1),
      type: { kind: 'status', priority: 1, tones: { in: 'success', out: 'error' } },
      quantity: { kind: 'quantity', priority: 1, sign: { field: 'type', minus: 'out' } },
      price: {
        kind: 'price',
        priority: 3,
        currency: { field: 'currencyType' },
        judgedBy: ['type', 'origin'],
      },
      currencyType: { kind: 'text', priority: 3 },
      currencyRate: { kind: 'price', priority: 3 },
      operationDate: { kind: 'day', priority: 1 },
      operationUser: relation('operationUser', 'name', 2),
      project: relation('project', 'name', 3),
      tender: {
        ...relation('tender', 'number', 2),
        titles: ['number', 'title'],
        formerly: ['Tender'],
      },
      delivery: { kind: 'count', priority: 3 },
      balanceAfter: { kind: 'quantity', priority: 2 },
      count: { ...relation('count', 'title', 3) },
      stockGroup: relation('stockGroup', 'name', 3),
      assembly: { kind: 'count', priority: 3 },
      averageCostAfter: { kind: 'cost', priority: 3, currency: { code: 'TRY' } },
      note: { kind: 'text', priority: 3 },
    },
    shown: ['operationDate', 'stockCard', 'type', 'quantity', 'price', 'tender', 'operationUser'],
    tools: ['series'],
    shownBeside: { stockCard: ['balanceAfter'] },
    hasTotals: true,
    filters: [
      'operationDate',
      'type',
      'stockCard',
      'project',
      'operationUser',
      'tender',
      'stockGroup',
      'assembly',
      'quantity',
      'currencyType',
    ],
    quickFilters: () =>
      MOVEMENT_TYPES.map((type) => ({
        key: type,
        label: `stockMovements.types.${type}`,
        where: { type: { equals: type } },
      })),
  },
  search: {
    fields: text('stockCard.name', 'stockCard.sku', 'stockCard.barcode'),
    related: { stockCard: 'stock-cards' },
  },
  // Ledger rows are never deleted.
  deletedWith: [],
  api: { methods: ALL_METHODS, listViews: ['closed-until'] },
  // A partly imported delivery is worse than none.
  import: { keys: [], isWhole: true },
})

/** A reservation can be changed by users who may create one, and stays as history. */
export const stockReservations = entity({
  slug: 'stock-reservations',
  lock: 'reservation',
  inDialogs: ['stockCard', 'status', 'quantity', 'remainingQuantity'],
  goesBy: ['stockCard'],
  subject: 'stock-reservations',
  rights: { actions: ['read', 'create'] },
  words: 'stockReservations',
  belongsTo: ['stockCard', 'tender', 'project', 'company'],
  icon: 'reservations',
  pages: [
    {
      kind: 'list',
      name: 'stockReservations',
      path: '/stock-reservations',
      right: ['read', 'stock-reservations'],
      nav: { icon: 'reservations', letter: 'r', label: 'nav.stockReservations', group: 'stock' },
    },
    {
      kind: 'create',
      name: 'stockReservationNew',
      path: '/stock-reservations/new',
      right: ['create', 'stock-reservations'],
      create: { icon: 'reservations', place: 7 },
    },
    {
      kind: 'edit',
      name: 'stockReservationEdit',
      path: '/stock-reservations/edit/{id}',
      right: ['create', 'stock-reservations'],
    },
    {
      kind: 'view',
      name: 'stockReservationView',
      path: '/stock-reservations/view/{id}',
      right: ['read', 'stock-reservations'],
      view: 'stockReservationView',
      screen: 'ReservationView',
    },
  ],
  list: {
    columns: {
      stockCard: relation('stockCard', 'name', 1),
      quantity: { kind: 'quantity', priority: 2 },
      remainingQuantity: { kind: 'quantity', priority: 1 },
      tender: { ...relation('tender', 'number', 1), titles: ['number', 'title'] },
      project: relation('project', 'name', 3),
      company: relation('company', 'name', 2),
      reservedUntil: { kind: 'day', priority: 1 },
      reservedBy: relation('reservedBy', 'name', 3),
      offeredAt: { kind: 'dateTime', priority: 3 },
      note: { kind: 'text', priority: 3 },
      status: {
        kind: 'status',
        priority: 1,
        tones: {
          active: 'primary',
          waiting: 'warning',
          fulfilled: 'success',
          released: 'neutral',
          expired: 'warning',
        },
      },
    },
    shown: ['stockCard', 'quantity', 'remainingQuantity', 'tender', 'reservedUntil', 'status'],
    filters: ['status', 'stockCard', 'tender', 'company', 'reservedUntil'],
    quickFilters: () =>
      RESERVATION_STATUSES.map((status) => ({
        key: status,
        label: `stockReservations.statuses.${status}`,
        where: { status: { equals: status } },
      })),
  },
  search: {
    fields: text('stockCard.name', 'stockCard.sku', 'stockCard.barcode'),
    related: { stockCard: 'stock-cards' },
  },
  // Ledger rows are never deleted.
  deletedWith: [],
  api: { methods: ALL_METHODS },
})

/** Movements of many cards, scanned in a series. */
export const stockSeries = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'stockSeries',
      path: '/stock-movements/series',
      title: 'stockroom.series.title',
      view: 'stockSeries',
      screen: 'SeriesView',
      right: ['create', 'stock-movements'],
    },
  ],
})
