import type { RecordScreen } from '@/catalog/names'

import { CountSheetView } from './CountSheetView'
import { CountView } from './CountView'
import { CountingView } from './CountingView'
import { CustomerView } from './CustomerView'
import { DeliveryNote } from './DeliveryNote'
import { EmployeeView } from './EmployeeView'
import { MovementView } from './MovementView'
import { PriceChangeView } from './PriceChangeView'
import { ProjectView } from './ProjectView'
import { ReservationView } from './ReservationView'
import { StockCardView } from './StockCardView'
import { TenderCompare } from './TenderCompare'
import { TenderShow } from './TenderShow'
import { UserView } from './UserView'
import type { Screens } from './view'

/** The pages of one record, which are opened most. */
export const RECORD_SCREENS: Screens<RecordScreen> = {
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
  UserView,
}
