import type { ReactNode } from 'react'

import type { ScreenName } from '@/catalog/names'
import type { Decoded } from '@/routing/codec'

import { AccessControlView } from './AccessControlView'
import { AccountView } from './AccountView'
import { AuditView } from './AuditView'
import { CountSheetView } from './CountSheetView'
import { CountView } from './CountView'
import { CountingView } from './CountingView'
import { CustomerView } from './CustomerView'
import { DashboardView } from './DashboardView'
import { DeliveryNote } from './DeliveryNote'
import { EmployeeView } from './EmployeeView'
import { ForgotPasswordScreen } from './ForgotPasswordScreen'
import { ImportNewView } from './ImportNewView'
import { ImportView } from './ImportView'
import { ImportsView } from './ImportsView'
import { JobsView } from './JobsView'
import { LoginScreen } from './LoginScreen'
import { MovementView } from './MovementView'
import { NotificationsView } from './NotificationsView'
import { PermissionsView } from './PermissionsView'
import { PriceChangeView } from './PriceChangeView'
import { ProfileView } from './ProfileView'
import { ProjectView } from './ProjectView'
import { ReservationView } from './ReservationView'
import { ResetPasswordScreen } from './ResetPasswordScreen'
import { RolesView } from './RolesView'
import { SeriesView } from './SeriesView'
import { SettingsView } from './SettingsView'
import { StockCardView } from './StockCardView'
import { StockPeriodsView } from './StockPeriodsView'
import { TenderCompare } from './TenderCompare'
import { StockOnDayView } from './StockOnDayView'
import { StockToOrderView } from './StockToOrderView'
import { TenderShow } from './TenderShow'
import { TrashView } from './TrashView'
import { UserView } from './UserView'
import type { View } from './view'

type Screen = (view: View) => Promise<ReactNode>

/** The screens of the catalogue. */
const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  AccessControlView,
  AccountView,
  AuditView,
  CountSheetView,
  CountView,
  CountingView,
  CustomerView,
  DashboardView,
  DeliveryNote,
  EmployeeView,
  ForgotPasswordScreen,
  ImportNewView,
  ImportView,
  ImportsView,
  JobsView,
  LoginScreen,
  MovementView,
  NotificationsView,
  PermissionsView,
  PriceChangeView,
  ProfileView,
  ProjectView,
  ReservationView,
  ResetPasswordScreen,
  RolesView,
  SeriesView,
  SettingsView,
  StockCardView,
  TenderCompare,
  StockOnDayView,
  StockToOrderView,
  StockPeriodsView,
  TenderShow,
  TrashView,
  UserView,
}

/** The screen of a page; null for a list, a form, or none at all. */
export const screenOf = ({ route: { target } }: Decoded): Screen | null =>
  target.kind !== 'redirect' && target.screen ? SCREENS[target.screen] : null
