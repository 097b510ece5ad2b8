import { text } from '@/domain/search/searchFields'

import { ALL_METHODS, entity } from './entity'

/**
 * Configured reasons for losses: maintained by administrators, chosen by everybody who ends
 * tenders.
 */
export const lostReasons = entity({
  slug: 'lost-reasons',
  subject: 'tenders',
  // For users who may read every field of tenders: a loss reveals the outcome of one.
  fieldOf: '*',
  words: 'lostReasons',
  icon: 'lost',
  title: 'name',
  pages: [
    {
      kind: 'list',
      name: 'lostReasons',
      path: '/lost-reasons',
      right: ['write', 'settings', '*'],
      nav: { icon: 'lost', label: 'nav.lostReasons', group: 'administration' },
    },
    {
      kind: 'create',
      name: 'lostReasonNew',
      path: '/lost-reasons/new',
      right: ['write', 'settings', '*'],
    },
    {
      kind: 'edit',
      name: 'lostReasonEdit',
      path: '/lost-reasons/edit/{id}',
      right: ['write', 'settings', '*'],
    },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      createdAt: { kind: 'dateTime', priority: 2 },
    },
    shown: ['name', 'createdAt'],
    filters: ['createdAt'],
  },
  search: { fields: text('name') },
  choice: { facts: [], sort: 'id', asks: false },
  deletedWith: [['write', 'settings']],
  api: { methods: ALL_METHODS },
})
