import { dayToStored } from '@/domain/shared/day'
import { text } from '@/domain/search/searchFields'

import { relation } from './column'
import { ALL_METHODS, entity } from './entity'

const OPEN = { doneAt: { exists: 'false' } } as const

/**
 * Follow-up actions on records: readable with their record, handled on its timeline and on Today.
 */
export const actions = entity({
  slug: 'actions',
  subject: 'actions',
  words: 'todos',
  icon: 'actions',
  title: 'title',
  about: { slug: 'subject', id: 'document', scope: 'company' },
  pages: [
    {
      kind: 'list',
      name: 'actions',
      path: '/actions',
      right: ['read', 'actions'],
      nav: { icon: 'actions', label: 'todos.plural', group: 'customers' },
    },
  ],
  shownOn: ['customerView', 'employeeShow', 'companyProjectView', 'tenderView'],
  list: {
    // The owner of an action finishes it without this right, one by one.
    bulk: [
      {
        key: 'done',
        label: 'todo.done',
        right: ['write', 'actions'],
        method: 'POST',
        path: '/done',
        body: {},
      },
    ],
    columns: {
      title: { kind: 'text', priority: 1 },
      kind: { kind: 'text', priority: 2 },
      subject: { kind: 'text', priority: 3 },
      company: relation('company', 'name', 1),
      owner: relation('owner', 'name', 1),
      dueOn: { kind: 'day', priority: 1 },
      due: { kind: 'day', priority: 3 },
      snoozedUntil: { kind: 'day', priority: 3 },
      time: { kind: 'code', priority: 3 },
      doneAt: { kind: 'dateTime', priority: 2 },
      doneBy: relation('doneBy', 'name', 3),
      outcome: { kind: 'text', priority: 3 },
      source: { kind: 'text', priority: 3 },
      createdAt: { kind: 'dateTime', priority: 3 },
    },
    shown: ['title', 'kind', 'company', 'owner', 'dueOn', 'doneAt'],
    filters: ['owner', 'company', 'dueOn', 'kind', 'doneAt', 'source', 'subject'],
    owner: 'owner',
    howTo: 'todos.howTo',
    quickFilters: (today) => [
      { key: 'open', label: 'todos.filters.open', where: OPEN, sort: 'dueOn' },
      {
        key: 'late',
        label: 'todos.filters.late',
        where: { ...OPEN, dueOn: { less_than: dayToStored(today) } },
        sort: 'dueOn',
      },
      {
        key: 'done',
        label: 'todos.filters.done',
        where: { doneAt: { exists: 'true' } },
        sort: '-doneAt',
      },
    ],
  },
  search: { fields: text('title') },
  api: { methods: ALL_METHODS, listViews: ['owners', 'planning'] },
})
