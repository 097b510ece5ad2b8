import type { GuestScreen, RecordScreen, ScreenName } from '@/catalog/names'

import { AccountView } from './AccountView'
import { DevelopersView } from './DevelopersView'
import { ImportNewView } from './ImportNewView'
import { PermissionsView } from './PermissionsView'
import { SettingsView } from './SettingsView'
import { StockPeriodsView } from './StockPeriodsView'
import {
  AccessControlView,
  AccessMatrixView,
  AuditView,
  BackupsView,
  CalendarView,
  DashboardView,
  IdentityConfirmedView,
  ImportsView,
  ImportView,
  JobsView,
  NotificationsView,
  PrivacyRegisterView,
  PrivacyView,
  ProfileView,
  RolesView,
  SeriesView,
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
  AccessMatrixView,
  AccountView,
  AuditView,
  BackupsView,
  CalendarView,
  DashboardView,
  DevelopersView,
  IdentityConfirmedView,
  ImportNewView,
  ImportView,
  ImportsView,
  JobsView,
  NotificationsView,
  PermissionsView,
  PrivacyRegisterView,
  PrivacyView,
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
