import { dayToStored } from '@/domain/shared/day'
import { text } from '@/domain/search/searchFields'

import { OWNER_OF_CUSTOMER, relation } from './column'
import { ALL_METHODS, entity } from './entity'
import type { QuickFilter } from './list'

export const companyProjects = entity({
  slug: 'company-projects',
  subject: 'company-projects',
  words: 'companyProjects',
  belongsTo: ['company'],
  icon: 'projects',
  title: 'name',
  codes: ['defaultLink'],
  pages: [
    {
      kind: 'list',
      name: 'companyProjects',
      path: '/company-projects',
      right: ['read', 'company-projects'],
      nav: { icon: 'projects', letter: 'p', label: 'nav.companyProjects' },
    },
    {
      kind: 'create',
      name: 'companyProjectNew',
      path: '/company-projects/new',
      right: ['create', 'company-projects'],
      create: { icon: 'projects', place: 6 },
    },
    {
      kind: 'edit',
      name: 'companyProjectEdit',
      path: '/company-projects/edit/{id}',
      right: ['write', 'company-projects'],
    },
    {
      kind: 'view',
      name: 'companyProjectView',
      path: '/company-projects/view/{id}',
      right: ['read', 'company-projects'],
      view: 'companyProjectView',
      screen: 'ProjectView',
    },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      company: relation('company', 'name', 1),
      companyOwner: OWNER_OF_CUSTOMER,
      startDate: { kind: 'day', priority: 1 },
      endDate: { kind: 'day', priority: 1 },
      defaultLink: { kind: 'code', priority: 3 },
    },
    shown: ['name', 'company', 'startDate', 'endDate'],
    filters: ['company', 'companyOwner', 'startDate', 'endDate'],
    owner: 'company.owner',
    quickFilters: (today): readonly QuickFilter[] => [
      {
        key: 'upcoming',
        label: 'companyProjects.state.upcoming',
        where: { startDate: { greater_than: dayToStored(today) } },
      },
      {
        key: 'finished',
        label: 'companyProjects.state.finished',
        where: { endDate: { less_than: dayToStored(today) } },
      },
    ],
  },
  search: {
    fields: text('name'),
    palette: {
      details: ['company.name'],
      hasCompany: true,
      fact: { field: 'endDate' },
      createOffers: [{ slug: 'tenders', by: 'companyProject', label: 'tenders.newFor' }],
    },
  },
  choice: { facts: ['company', 'startDate'], asks: ['company'] },
  import: { keys: ['name'] },
  api: { methods: ALL_METHODS },
})
