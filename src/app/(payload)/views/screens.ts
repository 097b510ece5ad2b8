import type { GuestScreen, RecordScreen, ScreenName } from '@/catalog/names'

import { AccessControlView } from './AccessControlView'
import { AccountView } from './AccountView'
import { DashboardView } from './DashboardView'
import { DevelopersView } from './DevelopersView'
import { ImportNewView } from './ImportNewView'
import { ImportsView } from './ImportsView'
import { PermissionsView } from './PermissionsView'
import { SeriesView } from './SeriesView'
import { SettingsView } from './SettingsView'
import { StockPeriodsView } from './StockPeriodsView'
import {
  AuditView,
  BackupsView,
  ImportView,
  JobsView,
  NotificationsView,
  ProfileView,
  RolesView,
  StockOnDayView,
  StockToOrderView,
  TenderBoardView,
  TodayView,
  TrashView,
} from './screenViews'
import type { Screens } from './view'

/** All other screens of the catalogue. */
export const SCREENS: Screens<Exclude<ScreenName, GuestScreen | RecordScreen>> = {
  AccessControlView,
  AccountView,
  AuditView,
  BackupsView,
  DashboardView,
  DevelopersView,
  ImportNewView,
  ImportView,
  ImportsView,
  JobsView,
  NotificationsView,
  PermissionsView,
  ProfileView,
  RolesView,
  SeriesView,
  SettingsView,
  StockOnDayView,
  StockPeriodsView,
  StockToOrderView,
  TenderBoardView,
  TodayView,
  TrashView,
}
