import { MEET_CONDITIONS } from '@/domain/meets/meetConditions'
import { MEET_STATUSES } from '@/domain/meets/meetStatus'
import { text } from '@/domain/search/searchFields'

import { ofCustomer, OWNER_OF_CUSTOMER, relation } from './column'
import { ALL_METHODS, entity } from './entity'

/**
 * A meeting has two sets of pages: general and company-specific ones. Some rights are unusual on
 * purpose: `create meets` opens the form of a general meeting.
 */
export const meets = entity({
  slug: 'meets',
  subject: 'meets',
  alsoReadWith: ['customers'],
  words: 'meets',
  belongsTo: ['company', 'companyEmployee'],
  followedUpOn: { companyEmployee: 'employees', company: 'companies' },
  icon: 'meets',
  title: 'title',
  formParts: ['invitees'],
  inDialogs: [
    'title',
    'company',
    'companyEmployee',
    'contactPerson',
    'startsAt',
    'endsAt',
    'allDay',
    'updatedAt',
  ],
  pages: [
    {
      kind: 'list',
      name: 'meets',
      path: '/customers/meets',
      right: ['read', 'customers'],
      nav: { icon: 'meets', letter: 'm', label: 'nav.meets', group: 'customers' },
    },
    {
      kind: 'create',
      name: 'meetNew',
      path: '/customers/meets/new',
      right: ['create', 'meets'],
      create: { icon: 'meets', place: 3 },
    },
    {
      kind: 'edit',
      name: 'meetEdit',
      path: '/customers/meets/edit/{id}',
      right: ['create', 'meets'],
    },
    {
      kind: 'list',
      name: 'companyMeets',
      path: '/customers/meets/{scope}',
      right: ['read', 'customers'],
    },
    {
      kind: 'create',
      name: 'companyMeetNew',
      path: '/customers/meets/new/{scope}',
      right: ['create', 'meets'],
    },
    {
      kind: 'edit',
      name: 'companyMeetEdit',
      path: '/customers/meets/edit/{scope}/{id}',
      right: ['write', 'customers'],
    },
  ],
  list: {
    bulk: [
      {
        key: 'held',
        label: 'list.bulk.meetsHeld',
        right: ['write', 'meets'],
        method: 'PATCH',
        body: { status: 'held' },
      },
      {
        key: 'cancelled',
        label: 'list.bulk.meetsCancelled',
        right: ['write', 'meets'],
        method: 'PATCH',
        body: { status: 'cancelled' },
        isDanger: true,
      },
    ],
    columns: {
      title: { kind: 'text', priority: 1 },
      meetType: { kind: 'text', priority: 3 },
      company: relation('company', 'name', 1),
      contactPerson: { kind: 'text', priority: 2 },
      companyEmployee: relation('companyEmployee'),
      startsAt: {
        ...{ kind: 'dateTime', priority: 1, wholeDay: 'allDay' },
        // A moved meeting keeps its duration, as in the calendar.
        inline: { moves: 'endsAt' },
      },
      endsAt: { kind: 'dateTime', priority: 3, wholeDay: 'allDay' },
      allDay: { kind: 'boolean', priority: 3 },
      duration: { kind: 'count', priority: 3 },
      status: {
        kind: 'status',
        priority: 1,
        tones: { planned: 'primary', held: 'success', cancelled: 'neutral' },
        inline: {},
      },
      companyOwner: OWNER_OF_CUSTOMER,
      companyPhone: {
        ...{ kind: 'code', priority: 3, reach: 'phone' },
        borrowed: ofCustomer('company', 'bossPhone'),
      },
    },
    shown: ['title', 'meetType', 'company', 'contactPerson', 'startsAt', 'status'],
    filters: ['status', 'meetType', 'company', 'companyOwner', 'startsAt', 'allDay', 'duration'],
    owner: 'company.owner',
    quickFilters: (today, timeZone) => [
      ...(['today', 'thisWeek'] as const).map((key) => ({
        key,
        label: `meets.filters.${key}` as const,
        where: MEET_CONDITIONS[key]({ today, timeZone }),
        sort: 'startsAt',
      })),
      ...MEET_STATUSES.map((status) => ({
        key: status,
        label: `meets.statuses.${status}` as const,
        where: { status: { equals: status } },
        // Future meetings are sorted ascending, past ones descending.
        sort: status === 'planned' ? 'startsAt' : '-startsAt',
      })),
    ],
  },
  search: {
    fields: text('title', 'contactPerson'),
    palette: {
      details: ['company.name', 'contactPerson'],
      hasCompany: true,
      hasStatus: true,
      fact: { field: 'startsAt' },
    },
  },
  deleteNote: 'meets.invitations.deleteNote',
  api: { methods: ALL_METHODS, recordViews: [{ name: 'invitations' }] },
})
