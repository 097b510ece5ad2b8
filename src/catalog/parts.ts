import { branches, companies, employees } from './customers'
import { entrance, ownPages } from './frame'
import { meets } from './meets'
import { companyProjects } from './projects'
import { currencyRates } from './rates'
import {
  accessControl,
  auditEvents,
  auditTrail,
  jobs,
  listViews,
  notifications,
  settings,
  trash,
} from './settings'
import { media, stockCards, stockTypes } from './stock/cards'
import { stockCounts } from './stock/counts'
import { stockGroups, stockGroupStocks } from './stock/groups'
import { stockMovements, stockReservations, stockSeries } from './stock/ledger'
import { stockOnDay } from './stock/onDay'
import { tenderAnswers, tenderFiles, tenderItems, tenders, tenderSends } from './tenders'
import { tenderTemplates } from './tenderTemplates'
import { permissions, roles, users } from './users'

/**
 * Everything there is, in the order of the navigation, of the rights and of the groups of search.
 * The landing page of a visitor is the first one in this order that they may open.
 */
export const PARTS = [
  entrance,
  companies,
  branches,
  employees,
  meets,
  companyProjects,
  tenders,
  tenderItems,
  tenderFiles,
  tenderSends,
  tenderAnswers,
  tenderTemplates,
  stockCards,
  stockGroups,
  stockGroupStocks,
  stockMovements,
  stockSeries,
  stockReservations,
  stockCounts,
  stockOnDay,
  stockTypes,
  media,
  users,
  roles,
  permissions,
  settings,
  currencyRates,
  jobs,
  auditTrail,
  trash,
  accessControl,
  listViews,
  notifications,
  auditEvents,
  ownPages,
] as const
