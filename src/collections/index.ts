import { AuditEvents } from './audit/AuditEvents'
import { Branches } from './customers/Branches'
import { Companies } from './customers/Companies'
import { Employees } from './customers/Employees'
import { Imports } from './imports/Imports'
import { ListViews } from './lists/ListViews'
import { Media } from './media/Media'
import { Meets } from './meets/Meets'
import { Actions } from './actions/Actions'
import { Notes } from './notes/Notes'
import { Notifications } from './notifications/Notifications'
import { CompanyProjects } from './projects/CompanyProjects'
import { CurrencyRates } from './rates/CurrencyRates'
import { Roles } from './roles/Roles'
import { PriceChanges } from './stock/PriceChanges'
import { StockCards } from './stock/StockCards'
import { StockClosings } from './stock/StockClosings'
import { StockCounts } from './stock/StockCounts'
import { StockGroups } from './stock/StockGroups'
import { StockGroupStocks } from './stock/StockGroupStocks'
import { StockMovements } from './stock/StockMovements'
import { StockReservations } from './stock/StockReservations'
import { StockTypes } from './stock/StockTypes'
import { LostReasons } from './tenders/LostReasons'
import { TenderAnswers } from './tenders/TenderAnswers'
import { TenderFiles } from './tenders/TenderFiles'
import { TenderItems } from './tenders/TenderItems'
import { TenderSends } from './tenders/TenderSends'
import { Tenders } from './tenders/Tenders'
import { TenderTemplates } from './tenders/TenderTemplates'
import { ApiClients } from './users/clients/ApiClients'
import { Webhooks } from './webhooks/Webhooks'
import { Users } from './users/Users'

/** Every collection of the product, in the order of the navigation. */
export const collections = [
  Companies,
  Branches,
  Employees,
  Meets,
  CompanyProjects,
  Notes,
  Actions,
  Tenders,
  TenderItems,
  TenderFiles,
  TenderSends,
  TenderAnswers,
  TenderTemplates,
  LostReasons,
  StockCards,
  StockGroups,
  StockGroupStocks,
  StockMovements,
  StockReservations,
  StockCounts,
  PriceChanges,
  StockTypes,
  Users,
  Roles,
  ApiClients,
  Webhooks,
  CurrencyRates,
  StockClosings,
  Media,
  ListViews,
  Notifications,
  Imports,
  AuditEvents,
]
