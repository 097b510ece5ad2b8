import { SUBJECTS } from '@/access/roles/permissions'
import { AuditPage } from '@/components/audit/AuditPage'
import { Dashboard } from '@/components/dashboard/Dashboard'
import { CalendarPage } from '@/components/calendar/CalendarPage'
import { NotificationsPage } from '@/components/frame/notifications/NotificationsPage'
import { ImportPage } from '@/components/imports/ImportPage'
import { ImportsPage } from '@/components/imports/ImportsPage'
import { BackupsPage } from '@/components/jobs/BackupsPage'
import { JobsPage } from '@/components/jobs/JobsPage'
import { PrivacyPage } from '@/components/privacy/PrivacyPage'
import { RegisterPage } from '@/components/privacy/RegisterPage'
import { OnDayPage } from '@/components/stock/onDay/OnDayPage'
import { LaterSeriesPage } from '@/components/stock/LaterPages'
import { ToOrderPage } from '@/components/stock/toOrder/ToOrderPage'
import { BoardPage } from '@/components/tenders/board/BoardPage'
import { TodayPage } from '@/components/today/TodayPage'
import { TrashPage } from '@/components/trash/TrashPage'
import { IdentityConfirmed } from '@/components/users/auth/IdentityConfirmed'
import { AccessControlPage } from '@/components/users/permissions/AccessControlPage'
import { AccessMatrixPage } from '@/components/users/permissions/AccessMatrixPage'
import { ProfilePage } from '@/components/users/profile/ProfilePage'
import { RolesPage } from '@/components/users/roles/RolesPage'
import { readAuditPage } from '@/queries/audit/readAuditPage'
import { readBackupsPage } from '@/queries/backups/readBackupsPage'
import { readCalendarPage } from '@/queries/calendar/readCalendarPage'
import { readDashboardPage } from '@/queries/dashboard/readDashboardPage'
import { readImportPage } from '@/queries/imports/readImportPage'
import { readImportsPage } from '@/queries/imports/readImports'
import { readJobsPage } from '@/queries/jobs/readJobsPage'
import { readOwnNotificationPage } from '@/queries/notifications/readNotifications'
import { readPrivacyPage } from '@/queries/privacy/readRequests'
import { readRegister } from '@/queries/privacy/readRegister'
import { readOnDay } from '@/queries/stock/readOnDay'
import { readToOrderSheet } from '@/queries/stock/toOrder/readToOrderSheet'
import { readBoard } from '@/queries/tenders/board/readBoard'
import { readToday } from '@/queries/today/readToday'
import { readTrashPage } from '@/queries/trash/readTrash'
import { readConfirmation } from '@/queries/users/confirmation'
import { readAccessMatrixPage } from '@/queries/users/readAccessMatrix'
import { readRolesPage } from '@/queries/users/readRolesPage'
import { readProfile } from '@/queries/users/readUserPage'

import { framed, unframed } from './framed'

/** `/access-control`: the visitor's own rights. */
export const AccessControlView = framed(
  ({ may }) => Promise.resolve(SUBJECTS.every((subject) => may(['read', subject]))),
  (readsAll, { locale, may }) => (
    <AccessControlPage
      can={(action, subject) => may([action, subject])}
      locale={locale}
      readsAll={readsAll}
    />
  ),
)

/** `/users/roles/matrix`: rights by role, as far as the reader may read roles and users. */
export const AccessMatrixView = framed(readAccessMatrixPage, (sheet, { locale }) => (
  <AccessMatrixPage {...sheet} locale={locale} />
))

/**
 * `/audit`: the audit trail, for users with *read audit*, limited to records that they may read.
 */
export const AuditView = framed(readAuditPage, (read, { locale }) => (
  <AuditPage {...read} locale={locale} />
))

/**
 * `/privacy`: requests of data subjects and the data stored about a person, for users with *read
 * privacy*.
 */
export const PrivacyView = framed(
  (page, { request }) => readPrivacyPage(page, request),
  (sheet, { locale }) => <PrivacyPage {...sheet} locale={locale} />,
)

/** `/privacy/register`: the register of processing, for users with *read privacy*. */
export const PrivacyRegisterView = framed(
  ({ req }) => Promise.resolve(readRegister(req)),
  (entries, { locale }) => <RegisterPage entries={entries} locale={locale} />,
)

/** `/backups`: the backups and their trial restores, for users with *write jobs*. */
export const BackupsView = framed(readBackupsPage, (read) => <BackupsPage {...read} />)

/** `/calendar`: meetings, actions, last days and deliveries by day. */
export const CalendarView = framed(readCalendarPage, (sheet) => <CalendarPage sheet={sheet} />)

/** `/dashboard`: the figures that the reader may see. */
export const DashboardView = framed(
  (page, { period }) => readDashboardPage(page, period),
  (read) => <Dashboard {...read} />,
)

/**
 * `/pages/account-settings/confirmed`: where the provider redirects after a confirmation, without
 * navigation.
 */
export const IdentityConfirmedView = unframed(readConfirmation, (read) => (
  <IdentityConfirmed {...read} />
))

/** `/imports`: all imports with their states. */
export const ImportsView = framed(readImportsPage, (read, { locale }) => (
  <ImportsPage {...read} locale={locale} />
))

/** `/imports/view/{id}`: an import, from matching the columns to the created records. */
export const ImportView = framed(readImportPage, (data) => <ImportPage key={data.id} data={data} />)

/** `/jobs`: background jobs, for users with *read jobs*. */
export const JobsView = framed(readJobsPage, (read) => <JobsPage {...read} />)

/** `/notifications`: the user's own notifications, whatever their role. */
export const NotificationsView = framed(
  ({ req }, query) => readOwnNotificationPage(req, query),
  (read) => <NotificationsPage {...read} />,
)

/** `/pages/user-profile/profile`: the user's own record. */
export const ProfileView = framed(readProfile, (read, { locale }) => (
  <ProfilePage {...read} locale={locale} />
))

/** `/users/roles`: the roles as cards, and the users below. */
export const RolesView = framed(
  ({ req }, query) => readRolesPage(req, query),
  (read, { locale }) => <RolesPage {...read} locale={locale} />,
)

/** `/stock-movements/series`: movements of many cards, scanned one after the other. */
export const SeriesView = framed(
  ({ req }) => Promise.resolve(String(req.user?.id ?? '')),
  (person) => <LaterSeriesPage person={person} />,
)

/** `/tenders/board`: tenders by stage, for users who may read every field of tenders. */
export const TenderBoardView = framed(readBoard, (sheet, { locale }) => (
  <BoardPage locale={locale} sheet={sheet} />
))

/** `/stock-on-day`: the quantity of every card at the end of a day. */
export const StockOnDayView = framed(readOnDay, (sheet, { locale, may }) => (
  <OnDayPage canSearch={may(['read', 'stock-cards', 'name'])} locale={locale} sheet={sheet} />
))

/** `/stock-to-order`: the cards that will run short, with the quantities to order. */
export const StockToOrderView = framed(readToOrderSheet, (sheet, { locale }) => (
  <ToOrderPage locale={locale} sheet={sheet} />
))

/** `/today`: the queues of the user; `?team=1` for the whole team. */
export const TodayView = framed(
  ({ req }, { team }) => readToday(req, team === '1'),
  (sheet, { locale }) => <TodayPage locale={locale} sheet={sheet} />,
)

/** `/trash`: deleted records, for those who may read and delete records of their kind. */
export const TrashView = framed(
  ({ req }, query) => readTrashPage(req, query),
  (read, { locale }) => <TrashPage {...read} locale={locale} />,
)
