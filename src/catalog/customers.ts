import { digits, text } from '@/domain/search/searchFields'

import { relation } from './column'
import { ALL_METHODS, entity } from './entity'

export const companies = entity({
  slug: 'companies',
  subject: 'customers',
  words: 'companies',
  icon: 'customers',
  title: 'name',
  inDialogs: ['name'],
  archive: 'isMerged',
  codes: ['accountantPhone', 'bossPhone'],
  pages: [
    {
      kind: 'list',
      name: 'customers',
      path: '/customers/list',
      right: ['read', 'customers'],
      nav: {
        icon: 'customerList',
        letter: 'c',
        label: 'nav.customerList',
        group: 'customers',
        covers: '/customers',
      },
    },
    {
      kind: 'create',
      name: 'customerNew',
      path: '/customers/new',
      right: ['create', 'customers'],
      create: { icon: 'customers', place: 2 },
    },
    {
      kind: 'edit',
      name: 'customerEdit',
      path: '/customers/edit/{id}',
      right: ['write', 'customers'],
    },
    {
      kind: 'view',
      name: 'customerView',
      path: '/customers/view/{id}',
      right: ['read', 'customers'],
      view: 'customerView',
      screen: 'CustomerView',
    },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      title: { kind: 'text', priority: 2 },
      email: { kind: 'code', priority: 2, reach: 'email', inline: {} },
      bossName: { kind: 'text', priority: 2 },
      bossPhone: { kind: 'code', priority: 1, reach: 'phone', inline: {} },
      accountantName: { kind: 'text', priority: 3 },
      accountantPhone: { kind: 'code', priority: 3, reach: 'phone', inline: {} },
      language: { kind: 'text', priority: 3 },
      owner: { ...relation('owner', 'name', 3), inline: { command: 'assign' } },
      mergedInto: relation('mergedInto', 'name', 3),
    },
    shown: ['name', 'title', 'email', 'bossName', 'bossPhone'],
    filters: ['owner', 'isMerged', 'createdAt'],
    owner: 'owner',
  },
  search: {
    fields: [...text('name', 'title', 'email', 'bossName'), ...digits('bossPhone')],
    palette: {
      details: ['title', 'email'],
      createOffers: [
        { slug: 'tenders', by: 'company', label: 'tenders.newFor' },
        { slug: 'meets', by: 'company', label: 'meets.newWith' },
      ],
    },
  },
  choice: { facts: ['title', 'bossName'], asks: ['title'] },
  import: { keys: ['email', 'name'] },
  api: {
    methods: ALL_METHODS,
    listViews: ['owners'],
    recordViews: [{ name: 'merge-sheet' }],
  },
})

export const branches = entity({
  slug: 'branches',
  subject: 'customers',
  words: 'branches',
  belongsTo: ['company'],
  icon: 'branches',
  title: 'name',
  codes: ['taxNumber', 'phone'],
  pages: [
    {
      kind: 'list',
      name: 'branches',
      path: '/customers/branches/{scope}',
      right: ['read', 'customers'],
    },
    {
      kind: 'create',
      name: 'branchNew',
      path: '/customers/branches/new/{scope}',
      right: ['create', 'customers'],
    },
    {
      kind: 'edit',
      name: 'branchEdit',
      path: '/customers/branches/edit/{scope}/{id}',
      right: ['write', 'customers'],
    },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      company: relation('company'),
      taxOffice: { kind: 'text', priority: 2, formerly: ['مكتب الضرائب'] },
      taxNumber: { kind: 'code', priority: 2 },
      phone: { kind: 'code', priority: 1, reach: 'phone', inline: {} },
      manager: { kind: 'text', priority: 2 },
      managerTitle: { kind: 'text', priority: 3 },
    },
    shown: ['name', 'taxOffice', 'taxNumber', 'phone', 'manager'],
    filters: ['company', 'taxOffice', 'taxNumber', 'createdAt'],
  },
  search: {
    fields: [...text('name'), ...digits('taxNumber', 'phone')],
    palette: {
      details: ['company.name', 'phone'],
      codes: ['taxNumber'],
      hasCompany: true,
      tab: 'branches',
    },
  },
  choice: { facts: ['company', 'taxNumber'] },
  import: { keys: ['taxNumber', 'name'] },
  api: { methods: ALL_METHODS },
})

export const employees = entity({
  slug: 'employees',
  subject: 'customers',
  words: 'employees',
  belongsTo: ['company', 'branch'],
  icon: 'employees',
  title: 'name',
  codes: ['phone1', 'phone2', 'cellPhone1', 'cellPhone2'],
  pages: [
    {
      kind: 'list',
      name: 'employees',
      path: '/customers/employees/{scope}',
      right: ['read', 'customers'],
    },
    {
      kind: 'create',
      name: 'employeeNew',
      path: '/customers/employees/new/{scope}',
      right: ['create', 'customers'],
    },
    {
      kind: 'edit',
      name: 'employeeEdit',
      path: '/customers/employees/edit/{scope}/{id}',
      right: ['write', 'customers'],
    },
    {
      kind: 'view',
      name: 'employeeShow',
      path: '/customers/employees/show/{scope}/{id}',
      right: ['read', 'customers'],
      view: 'employeeShow',
      screen: 'EmployeeView',
    },
    {
      kind: 'view',
      name: 'meetEmployeeShow',
      path: '/customers/meets/show/{scope}/{id}',
      right: ['read', 'customers'],
      view: 'employeeShow',
      screen: 'EmployeeView',
    },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      title: { kind: 'text', priority: 2 },
      company: relation('company'),
      branch: relation('branch'),
      phone1: { kind: 'code', priority: 3, reach: 'phone', inline: {} },
      phone2: { kind: 'code', priority: 3, reach: 'phone', inline: {} },
      cellPhone1: { kind: 'code', priority: 1, reach: 'phone', inline: {} },
      cellPhone2: { kind: 'code', priority: 3, reach: 'phone', inline: {} },
      email: { kind: 'code', priority: 2, reach: 'email', inline: {} },
      isExecutive: { kind: 'boolean', priority: 3 },
      isContact: { kind: 'boolean', priority: 2 },
      isDefaultContact: { kind: 'boolean', priority: 3 },
    },
    shown: ['name', 'title', 'branch', 'cellPhone1', 'email'],
    filters: ['company', 'isContact', 'isExecutive'],
  },
  search: {
    fields: [...text('name', 'email'), ...digits('phone1', 'phone2', 'cellPhone1', 'cellPhone2')],
    palette: {
      details: ['company.name', 'title', 'cellPhone1'],
      hasCompany: true,
      createOffers: [
        { slug: 'meets', by: 'companyEmployee', label: 'meets.newWith' },
        { slug: 'tenders', by: 'employee', label: 'tenders.newFor' },
      ],
      scope: 'people',
    },
  },
  choice: { facts: ['title', 'cellPhone1', 'company'], asks: ['title', 'cellPhone1'] },
  import: { keys: ['email'] },
  api: { methods: ALL_METHODS },
})
