import { COUNT_STATUSES } from '@/domain/stock/counting/counts'
import { text } from '@/domain/search/searchFields'

import { relation, type Tone } from '../column'
import { ALL_METHODS, entity } from '../entity'

/** The colour of each state of a count. */
export const COUNT_TONES: Readonly<Record<(typeof COUNT_STATUSES)[number], Tone>> = {
  draft: 'neutral',
  counting: 'primary',
  review: 'warning',
  posted: 'success',
  cancelled: 'neutral',
}

/**
 * A stock count. Users who may create or change counts can enter quantities; expected quantities
 * and differences are for reviewers.
 */
export const stockCounts = entity({
  slug: 'stock-counts',
  lock: 'countPlan',
  subject: 'stock-counts',
  rights: { actions: ['read', 'create', 'write'], named: ['reviewCounts'] },
  words: 'stockCounts',
  belongsTo: ['stockType', 'stockGroup'],
  icon: 'counts',
  title: 'title',
  inDialogs: ['title'],
  pages: [
    {
      kind: 'list',
      name: 'stockCounts',
      path: '/stock-counts',
      right: ['read', 'stock-counts'],
      nav: { icon: 'counts', letter: 'b', label: 'nav.stockCounts', group: 'stock' },
    },
    {
      kind: 'create',
      name: 'stockCountNew',
      path: '/stock-counts/new',
      right: ['create', 'stock-counts'],
      create: { icon: 'counts', place: 10 },
    },
    {
      kind: 'edit',
      name: 'stockCountEdit',
      path: '/stock-counts/edit/{id}',
      right: ['write', 'stock-counts'],
    },
    {
      kind: 'view',
      name: 'stockCountView',
      path: '/stock-counts/view/{id}',
      right: ['read', 'stock-counts'],
      view: 'stockCountView',
      screen: 'CountView',
    },
    {
      kind: 'view',
      name: 'stockCounting',
      path: '/stock-counts/count/{id}',
      right: ['write', 'stock-counts'],
      view: 'stockCounting',
      screen: 'CountingView',
    },
    {
      kind: 'view',
      name: 'stockCountSheet',
      path: '/stock-counts/sheet/{id}',
      right: ['read', 'stock-counts'],
      view: 'stockCountSheet',
      screen: 'CountSheetView',
      layout: 'blank',
    },
  ],
  list: {
    columns: {
      title: { kind: 'text', priority: 1 },
      scope: { kind: 'text', priority: 2 },
      stockType: relation('stockType', 'name', 2),
      stockGroup: relation('stockGroup', 'name', 2),
      isBlind: { kind: 'boolean', priority: 3 },
      status: { kind: 'status', priority: 1, tones: COUNT_TONES },
      startedAt: { kind: 'dateTime', priority: 2 },
      startedBy: relation('startedBy', 'name', 2),
      postedAt: { kind: 'dateTime', priority: 2 },
      postedBy: relation('postedBy', 'name', 3),
      reason: { kind: 'text', priority: 3 },
      note: { kind: 'text', priority: 3 },
    },
    shown: [
      'title',
      'scope',
      'stockType',
      'stockGroup',
      'status',
      'startedAt',
      'startedBy',
      'postedAt',
    ],
    filters: ['status', 'scope', 'stockType', 'stockGroup', 'startedAt', 'postedAt'],
    quickFilters: () =>
      COUNT_STATUSES.map((status) => ({
        key: status,
        label: `stockCounts.statuses.${status}`,
        where: { status: { equals: status } },
      })),
  },
  search: { fields: text('title') },
  // Counts are never deleted; an unwanted one is cancelled.
  deletedWith: [],
  api: { methods: ALL_METHODS, readings: ['progress', 'review', 'cards'] },
})
