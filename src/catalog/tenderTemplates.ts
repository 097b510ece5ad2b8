import { text } from '@/domain/search/searchFields'

import { relation } from './column'
import { entity } from './entity'

/** Tender templates: lines and terms, without a customer. */
export const tenderTemplates = entity({
  slug: 'tender-templates',
  subject: 'tenders',
  words: 'tenderTemplates',
  icon: 'templates',
  title: 'name',
  inDialogs: ['name'],
  pages: [
    {
      kind: 'list',
      name: 'tenderTemplates',
      path: '/tender-templates',
      right: ['read', 'tenders', '*'],
    },
    {
      kind: 'edit',
      name: 'tenderTemplateEdit',
      path: '/tender-templates/edit/{id}',
      right: ['create', 'tenders'],
    },
  ],
  editsAll: ['write', 'tenders'],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      currency: { kind: 'text', priority: 2 },
      lineCount: { kind: 'count', priority: 2 },
      createdBy: relation('createdBy', 'name', 2),
      updatedAt: { kind: 'dateTime', priority: 2 },
    },
    shown: ['name', 'currency', 'lineCount', 'createdBy', 'updatedAt'],
    filters: ['currency', 'createdBy'],
    howTo: 'tenderTemplates.howTo',
  },
  search: { fields: text('name') },
  // A template contains a whole tender.
  fieldOf: '*',
  deletedWith: [
    ['write', 'tenders'],
    ['create', 'tenders'],
  ],
  // Created from a tender by `saveAsTemplate` only.
  api: { methods: ['GET', 'PATCH', 'DELETE'] },
})
