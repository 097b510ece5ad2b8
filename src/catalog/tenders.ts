import { TENDER_CONDITIONS } from '@/domain/tenders/conditions'
import type { TenderStage } from '@/domain/tenders/stage'
import type { DisplayStatus } from '@/domain/tenders/status'
import { codes, numbers, text } from '@/domain/search/searchFields'

import { relation, type Tone, ofCustomer, OWNER_OF_CUSTOMER } from './column'
import { ALL_METHODS, entity } from './entity'
import { TENDER_AMOUNTS } from './tenderAmounts'

/** The colour of each state of a tender, the same on every screen. */
export const TENDER_TONES: Readonly<Record<DisplayStatus, Tone>> = {
  draft: 'neutral',
  sent: 'primary',
  approved: 'success',
  invoiced: 'info',
  rejected: 'error',
  cancelled: 'neutral',
  expired: 'warning',
}

/** The colour of each stage of a tender. */
const STAGE_TONES: Readonly<Record<TenderStage, Tone>> = {
  draft: 'neutral',
  asked: 'warning',
  approved: 'success',
  sent: 'primary',
  opened: 'primary',
  accepted: 'success',
  invoiced: 'info',
  lost: 'error',
  cancelled: 'neutral',
}

/** `create tenders` opens the form for one's own drafts. */
export const tenders = entity({
  slug: 'tenders',
  subject: 'tenders',
  rights: { named: ['approve', 'invoice', 'changeRates'] },
  words: 'tenders',
  belongsTo: ['company', 'companyProject'],
  icon: 'tenders',
  title: 'title',
  formParts: ['tenderStatus'],
  goesBy: ['number', 'title'],
  codes: ['unconnectedPhone'],
  // Derived from its sends, which only users who may read every field of tenders see.
  derived: {
    boundCompany: ['company'],
    stage: ['*'],
    sentAt: ['*'],
    openedAt: ['*'],
    lostAt: ['*'],
  },
  pages: [
    {
      kind: 'list',
      name: 'tenders',
      path: '/tenders',
      right: ['read', 'tenders'],
      nav: { icon: 'tenders', letter: 't', label: 'nav.tenders' },
    },
    {
      kind: 'create',
      name: 'tenderNew',
      path: '/tenders/new',
      right: ['create', 'tenders'],
      create: { icon: 'tenders', place: 1 },
    },
    {
      kind: 'edit',
      name: 'tenderEdit',
      path: '/tenders/edit/{id}',
      right: ['create', 'tenders'],
    },
    {
      kind: 'view',
      name: 'tenderView',
      path: '/tenders/view/{id}',
      right: ['read', 'tenders'],
      view: 'tenderView',
      screen: 'TenderView',
    },
    {
      kind: 'view',
      name: 'tenderShow',
      path: '/tenders/show/{id}',
      right: ['read', 'tenders'],
      view: 'tenderShow',
      screen: 'TenderShow',
      layout: 'blank',
    },
    {
      kind: 'view',
      name: 'tenderCompare',
      path: '/tenders/compare/{id}',
      right: ['read', 'tenders'],
      view: 'tenderCompare',
      screen: 'TenderCompare',
    },
    {
      kind: 'view',
      name: 'tenderDelivery',
      path: '/tenders/deliveries/{id}',
      right: ['read', 'tenders'],
      view: 'tenderDelivery',
      screen: 'DeliveryNote',
      layout: 'blank',
    },
  ],
  editsAll: ['write', 'tenders'],
  list: {
    columns: {
      number: { kind: 'code', priority: 1 },
      title: { kind: 'text', priority: 1 },
      // A tender may be for somebody who is not a customer yet.
      company: { ...relation('company', 'name', 1), otherwise: 'unconnectedName' },
      unconnectedName: { kind: 'text', priority: 3 },
      companyProject: relation('companyProject', 'name', 3),
      type: { kind: 'text', priority: 3 },
      date: { kind: 'day', priority: 2 },
      validUntil: { kind: 'day', priority: 2, lastDay: { while: 'status', is: ['sent'] } },
      ...TENDER_AMOUNTS,
      rateDay: { kind: 'day', priority: 3 },
      rateSource: { kind: 'text', priority: 3 },
      status: {
        ...{ kind: 'status', priority: 1, tones: TENDER_TONES },
        waitsFor: { field: 'approver', of: 'users' },
      },
      stage: { kind: 'status', priority: 3, tones: STAGE_TONES },
      sentAt: { kind: 'dateTime', priority: 3 },
      openedAt: { kind: 'dateTime', priority: 3 },
      lostReason: relation('lostReason', 'name', 3),
      lostAt: { kind: 'dateTime', priority: 3 },
      isApproved: { kind: 'boolean', priority: 3 },
      approver: relation('approver', 'name', 3),
      approvalAskedAt: { kind: 'dateTime', priority: 3 },
      approvedBy: relation('approvedBy', 'name', 3),
      approvedFor: relation('approvedFor', 'name', 3),
      approvedAt: { kind: 'dateTime', priority: 3 },
      isInvoiced: { kind: 'boolean', priority: 3 },
      invoiceNumber: { kind: 'code', priority: 3 },
      invoicedAt: { kind: 'dateTime', priority: 3 },
      invoiceRateDay: { kind: 'day', priority: 3 },
      invoiceRateSource: { kind: 'text', priority: 3 },
      paymentDate: { kind: 'day', priority: 3 },
      revision: { kind: 'count', priority: 3 },
      acceptedAt: { kind: 'dateTime', priority: 3 },
      acceptedName: { kind: 'text', priority: 3 },
      owner: { ...relation('owner', 'name', 3), inline: { command: 'assign' } },
      boundCompany: relation('boundCompany', 'name', 3),
      companyTitle: { kind: 'text', priority: 3, borrowed: ofCustomer('company', 'title') },
      companyOwner: OWNER_OF_CUSTOMER,
      taxOffice: { kind: 'text', priority: 3, borrowed: ofCustomer('branch', 'taxOffice') },
      taxNumber: { kind: 'code', priority: 3, borrowed: ofCustomer('branch', 'taxNumber') },
    },
    shown: ['number', 'title', 'company', 'date', 'validUntil', 'total', 'status'],
    sums: ['total'],
    tools: ['papers', 'board', 'templates'],
    filters: [
      'status',
      'stage',
      'type',
      'company',
      'owner',
      'companyOwner',
      'lostReason',
      'currency',
      'date',
      'validUntil',
      'approvedAt',
      'total',
      'companyTitle',
      'taxOffice',
      'taxNumber',
    ],
    owner: 'owner',
    quickFilters: (today, _timeZone, reader) => [
      { key: 'draft', label: 'tenders.views.draft', where: TENDER_CONDITIONS.draft() },
      {
        key: 'waiting',
        label: 'tenders.views.awaitingApproval',
        where: TENDER_CONDITIONS.waiting(today),
      },
      ...(reader == null
        ? []
        : [
            {
              key: 'mine',
              label: 'approvals.mine' as const,
              where: TENDER_CONDITIONS.awaitingMe(reader),
              right: ['approve', 'tenders'] as const,
            },
          ]),
      { key: 'approved', label: 'tenders.views.approved', where: TENDER_CONDITIONS.approved() },
      {
        key: 'notInvoiced',
        label: 'tenders.views.notInvoiced',
        where: TENDER_CONDITIONS.notInvoiced(),
      },
      { key: 'expired', label: 'tenders.views.expired', where: TENDER_CONDITIONS.expired(today) },
    ],
  },
  search: {
    fields: [
      ...text('title'),
      ...numbers('number'),
      ...codes('invoiceNumber'),
      ...text('unconnectedName', 'company.name'),
    ],
    related: { company: 'companies' },
    palette: {
      details: ['number', 'company.name', 'unconnectedName'],
      codes: ['number', 'invoiceNumber'],
      hasCompany: true,
      hasStatus: true,
      fact: { field: 'validUntil' },
      scope: 'tenders',
    },
  },
  choice: { facts: ['company', 'date', 'total'], sort: '-id', asks: false },
  api: {
    methods: ALL_METHODS,
    listViews: ['tax-rates', 'borrowed-terms', 'last-prices', 'owners'],
    recordViews: [
      { name: 'pdf', label: 'actions.downloadPdf' },
      { name: 'deliveries' },
      { name: 'delivery-note' },
      { name: 'likely-customers' },
      { name: 'approvers' },
      { name: 'approval-sheet' },
    ],
  },
})
