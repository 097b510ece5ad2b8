import type { Relation } from '../related/relation'

const MEETS = {
  slug: 'meets',
  columns: ['title', 'meetType', 'companyEmployee', 'contactPerson', 'startsAt', 'status'],
  sort: '-startsAt',
}
const TENDERS = {
  slug: 'tenders',
  columns: ['title', 'number', 'date', 'validUntil', 'total', 'status'],
  sort: '-date',
}

/** Relations of a customer. */
export const CUSTOMER_RELATIONS = {
  branches: {
    slug: 'branches',
    by: 'company',
    columns: ['name', 'phone', 'manager', 'taxOffice', 'taxNumber'],
    sort: 'name',
  },
  employees: {
    slug: 'employees',
    by: 'company',
    columns: ['name', 'title', 'branch', 'cellPhone1', 'email'],
    sort: 'name',
  },
  meets: { ...MEETS, by: 'company' },
  tenders: { ...TENDERS, by: 'company' },
  projects: {
    slug: 'company-projects',
    by: 'company',
    columns: ['name', 'startDate', 'endDate'],
    sort: '-startDate',
  },
} satisfies Record<string, Relation>

/** Tabs of an employee of a customer; records created there belong to the customer as well. */
export const employeeRelations = (company: number) =>
  ({
    meets: {
      ...MEETS,
      columns: MEETS.columns.filter((name) => name !== 'companyEmployee'),
      by: 'companyEmployee',
    },
    tenders: { ...TENDERS, by: 'employee', given: { company } },
  }) satisfies Record<string, Relation>

/** Relations of a project; a new quotation is for its customer. */
export const projectRelations = (company: number | null) =>
  ({
    tenders: { ...TENDERS, by: 'companyProject', given: { company } },
    movements: {
      slug: 'stock-movements',
      by: 'project',
      columns: [
        'stockCard',
        'operationDate',
        'type',
        'quantity',
        'price',
        'tender',
        'operationUser',
        'note',
      ],
      sort: '-id',
    },
    reservations: {
      slug: 'stock-reservations',
      by: 'project',
      only: { status: { equals: 'active' } },
      columns: ['stockCard', 'remainingQuantity', 'tender', 'reservedUntil', 'reservedBy'],
      sort: '-id',
      given: { company },
    },
  }) satisfies Record<string, Relation>
