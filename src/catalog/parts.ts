import { actions } from './actions'
import { branches, companies, employees } from './customers'
import { entrance, ownPages } from './frame'
import { lostReasons } from './lostReasons'
import { imports, importPages } from './imports'
import { meets } from './meets'
import { notes } from './notes'
import { privacy } from './privacy'
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
import { stockClosings, stockPeriods } from './stock/closings'
import { stockGroups, stockGroupStocks } from './stock/groups'
import { stockMovements, stockReservations, stockSeries } from './stock/ledger'
import { priceChanges } from './stock/priceChanges'
import { tenderAnswers, tenderBoard, tenderFiles, tenderItems, tenderSends } from './tenderParts'
import { tenders } from './tenders'
import { tenderTemplates } from './tenderTemplates'
import { accessMatrix, apiClients, developers, permissions, roles, users } from './users'
import { webhooks } from './webhooks'
import { stockToOrder, stockOnDay } from './stock/pages'

/**
 * All parts, in the order of the navigation, the rights and the search groups. The landing page of
 * a visitor is the first one in this order that they may open.
 */
export const PARTS = [
  entrance,
  companies,
  branches,
  employees,
  meets,
  companyProjects,
  notes,
  actions,
  tenders,
  tenderBoard,
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
  stockToOrder,
  priceChanges,
  stockTypes,
  media,
  users,
  roles,
  apiClients,
  webhooks,
  lostReasons,
  permissions,
  accessMatrix,
  settings,
  currencyRates,
  stockClosings,
  stockPeriods,
  jobs,
  auditTrail,
  privacy,
  importPages,
  trash,
  accessControl,
  listViews,
  notifications,
  imports,
  auditEvents,
  ownPages,
  developers,
] as const
