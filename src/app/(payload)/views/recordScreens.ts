import type { RecordScreen } from '@/catalog/names'

import { CountingView } from './CountingView'
import { CountSheetView, DeliveryNote, TenderShow } from './papers'
import {
  ApiClientView,
  CountView,
  CustomerView,
  EmployeeView,
  MovementView,
  PriceChangeView,
  ProjectView,
  ReservationView,
  StockCardView,
  TenderCompare,
  TenderView,
  UserView,
  WebhookView,
} from './recordViews'
import type { Screens } from './view'

/** The pages of one record: the pages that are opened most often. */
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
