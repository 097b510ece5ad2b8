import type { RecordScreen } from '@/catalog/names'

import { CountSheetView } from './CountSheetView'
import { CountingView } from './CountingView'
import { DeliveryNote } from './DeliveryNote'
import { StockCardView } from './StockCardView'
import { TenderCompare } from './TenderCompare'
import { TenderShow } from './TenderShow'
import {
  ApiClientView,
  CountView,
  CustomerView,
  EmployeeView,
  MovementView,
  PriceChangeView,
  ProjectView,
  ReservationView,
  TenderView,
  UserView,
  WebhookView,
} from './recordViews'
import type { Screens } from './view'

/** The pages of one record, which are opened most. */
export const RECORD_SCREENS: Screens<RecordScreen> = {
  ApiClientView,
  CountSheetView,
  CountView,
  CountingView,
  CustomerView,
  DeliveryNote,
  EmployeeView,
  MovementView,
  PriceChangeView,
  ProjectView,
  ReservationView,
  StockCardView,
  TenderCompare,
  TenderShow,
  TenderView,
  UserView,
  WebhookView,
}
