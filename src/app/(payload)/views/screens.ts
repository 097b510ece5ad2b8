import type { GuestScreen, RecordScreen, ScreenName } from '@/catalog/names'

import { AccessControlView } from './AccessControlView'
import { AccountView } from './AccountView'
import { AuditView } from './AuditView'
import { DashboardView } from './DashboardView'
import { ImportNewView } from './ImportNewView'
import { ImportView } from './ImportView'
import { ImportsView } from './ImportsView'
import { JobsView } from './JobsView'
import { NotificationsView } from './NotificationsView'
import { PermissionsView } from './PermissionsView'
import { ProfileView } from './ProfileView'
import { RolesView } from './RolesView'
import { SeriesView } from './SeriesView'
import { SettingsView } from './SettingsView'
import { StockOnDayView } from './StockOnDayView'
import { StockPeriodsView } from './StockPeriodsView'
import { StockToOrderView } from './StockToOrderView'
import { TrashView } from './TrashView'
import type { Screens } from './view'

/** All other screens of the catalogue. */
export const SCREENS: Screens<Exclude<ScreenName, GuestScreen | RecordScreen>> = {
  AccessControlView,
  AccountView,
  AuditView,
  DashboardView,
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
  TrashView,
}
