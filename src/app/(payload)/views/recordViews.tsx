import { CustomerPage } from '@/components/customers/CustomerPage'
import { EmployeePage } from '@/components/customers/EmployeePage'
import { ProjectPage } from '@/components/projects/ProjectPage'
import { MovementPage } from '@/components/stock/MovementPage'
import { ReservationPage } from '@/components/stock/ReservationPage'
import { CardPage } from '@/components/stock/card/CardPage'
import { CountPage } from '@/components/stock/counts/CountPage'
import { PriceChangePage } from '@/components/stock/prices/PriceChangePage'
import { ComparePage } from '@/components/tenders/compare/ComparePage'
import { TenderPage } from '@/components/tenders/page/TenderPage'
import { ApiClientPage } from '@/components/users/clients/ApiClientPage'
import { UserPage } from '@/components/users/person/UserPage'
import { WebhookPage } from '@/components/webhooks/WebhookPage'
import { readCustomer } from '@/queries/customers/readCustomer'
import { readEmployee } from '@/queries/customers/readEmployee'
import { readProject } from '@/queries/projects/readProject'
import { readCount } from '@/queries/stock/counts/readCount'
import { readCardPage } from '@/queries/stock/readCard'
import { readMovement } from '@/queries/stock/readMovement'
import { readPriceChange } from '@/queries/stock/readPriceChange'
import { readReservation } from '@/queries/stock/readReservation'
import { readComparePage } from '@/queries/tenders/comparing/readComparePage'
import { readTenderView } from '@/queries/tenders/page/readTenderView'
import { readClient } from '@/queries/users/readClient'
import { readWebhook } from '@/queries/webhooks/readWebhook'
import { readUserPage } from '@/queries/users/readUserPage'

import { framed } from './framed'

/** `/users/api-clients/view/{id}`: a program, its keys and their last use. */
export const ApiClientView = framed(readClient, (client, { locale }) => (
  <ApiClientPage client={client} locale={locale} />
))

/** `/stock-counts/view/{id}`: a count, its differences and the next steps. */
export const CountView = framed(readCount, (count, { locale }) => (
  <CountPage count={count} locale={locale} />
))

/** `/customers/view/{id}`: a company, its figures, and its records. */
export const CustomerView = framed(
  (page, query) => readCustomer(page, query.tab, query),
  (customer, { locale }) => <CustomerPage customer={customer} locale={locale} />,
)

/** `/customers/employees/show/{company}/{id}`, and the same person under `/customers/meets/show`. */
export const EmployeeView = framed(
  (page, { tab, kinds }) => readEmployee(page, tab, kinds),
  (read, { locale }) => <EmployeePage {...read} locale={locale} />,
)

/** `/stock-movements/view/{id}`: a movement of the ledger, and the movement that reverses it. */
export const MovementView = framed(readMovement, (movement, { locale }) => (
  <MovementPage locale={locale} movement={movement} />
))

/** `/price-changes/view/{id}`: a bulk price change, with the earlier price of each card. */
export const PriceChangeView = framed(readPriceChange, (change, { locale }) => (
  <PriceChangePage change={change} locale={locale} />
))

/** `/company-projects/view/{id}`: a project, its tenders and the deliveries to it. */
export const ProjectView = framed(
  (page, { tab, kinds }) => readProject(page, tab, kinds),
  (project, { locale }) => <ProjectPage locale={locale} project={project} />,
)

/** `/stock-reservations/view/{id}`: a reservation, with its tender and its last day. */
export const ReservationView = framed(readReservation, (reservation, { locale }) => (
  <ReservationPage locale={locale} reservation={reservation} />
))

/** `/tenders/view/{id}`: a tender, its lines, its history and the next steps. */
export const TenderView = framed(
  (page, { tab, kinds }) => readTenderView(page, tab, kinds),
  (tender, { locale }) => <TenderPage locale={locale} tender={tender} />,
)

/** `/users/view/{id}`: a user; 404 for one that does not exist. */
export const UserView = framed(readUserPage, (read, { locale }) => (
  <UserPage {...read} locale={locale} />
))

/** `/webhooks/view/{id}`: a webhook endpoint and the results of its deliveries. */
export const WebhookView = framed(readWebhook, (webhook, { locale }) => (
  <WebhookPage locale={locale} webhook={webhook} />
))

/** `/stock-cards/view/{id}`: a card with its quantities and the rows behind them. */
export const StockCardView = framed(readCardPage, (read, { locale }) => (
  <CardPage {...read} locale={locale} />
))

/**
 * `/tenders/compare/{id}?with=`: two revisions of one number side by side, or a tender beside its
 * approved content. It shows every field of both, so it needs permission to read every field of
 * tenders.
 */
export const TenderCompare = framed(
  (page, query) => readComparePage(page, query.with),
  (read) => <ComparePage {...read} />,
)
