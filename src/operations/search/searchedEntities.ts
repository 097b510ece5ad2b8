import type { SearchScope } from '@/domain/search/searchQuery'
import type { Searchable } from '@/domain/search/searchFields'

/** What the palette shows of a record, by fields; `company.name` is the name of its company. */
export type SearchedEntity = {
  slug: Searchable
  title: string
  details: readonly string[]
  /** Codes: a term equal to one of them is an exact match. */
  codes?: readonly string[]
  /** Belongs to a company, which its page's address names. */
  hasCompany?: boolean
  hasStatus?: boolean
}

/** Collections the palette searches, in the order of their groups. */
export const SEARCHED_ENTITIES: readonly SearchedEntity[] = [
  { slug: 'companies', title: 'name', details: ['title', 'email'] },
  {
    slug: 'branches',
    title: 'name',
    details: ['company.name', 'phone'],
    codes: ['taxNumber'],
    hasCompany: true,
  },
  {
    slug: 'employees',
    title: 'name',
    details: ['company.name', 'title', 'cellPhone1'],
    hasCompany: true,
  },
  { slug: 'meets', title: 'title', details: ['company.name', 'contactPerson'], hasCompany: true },
  { slug: 'company-projects', title: 'name', details: ['company.name'], hasCompany: true },
  {
    slug: 'tenders',
    title: 'title',
    details: ['number', 'company.name', 'unconnectedName'],
    codes: ['number', 'invoiceNumber'],
    hasCompany: true,
    hasStatus: true,
  },
  {
    slug: 'stock-cards',
    title: 'name',
    details: ['sku', 'barcode'],
    codes: ['sku', 'barcode', 'qrCode'],
  },
  { slug: 'stock-groups', title: 'name', details: ['description'] },
  { slug: 'users', title: 'name', details: ['email'] },
]

const IN_SCOPE: Readonly<Record<SearchScope, readonly string[] | null>> = {
  all: null,
  people: ['employees', 'users'],
  tenders: ['tenders'],
}

/** The collections a scope looks in. */
export const entitiesIn = (scope: SearchScope): readonly SearchedEntity[] =>
  SEARCHED_ENTITIES.filter(({ slug }) => IN_SCOPE[scope]?.includes(slug) ?? true)
