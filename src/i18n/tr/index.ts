import { archive } from './archive'
import { audit } from './audit'
import { closings } from './closings'
import { compare } from './compare'
import { counts } from './counts'
import { customers } from './customers'
import { dashboard } from './dashboard'
import { deliveries } from './deliveries'
import { developers } from './developers'
import { document } from './document'
import { factors } from './factors'
import { frame } from './frame'
import { importing } from './importing'
import { imports } from './imports'
import { jobs } from './jobs'
import { list } from './list'
import { meets } from './meets'
import { notifications } from './notifications'
import { payment } from './payment'
import { planning } from './planning'
import { prices } from './prices'
import { privacy } from './privacy'
import { projects } from './projects'
import { rates } from './rates'
import { refusals } from './refusals'
import { apiClients } from './apiClients'
import { webhooks } from './webhooks'
import { approvals } from './approvals'
import { registering } from './registering'
import { sends } from './sends'
import { settings } from './settings'
import { shared } from './shared'
import { stock } from './stock'
import { stockroom } from './stockroom'
import { tenders } from './tenders'
import { timeline } from './timeline'
import { trash } from './trash'
import { users } from './users'
import { why } from './why'
import { workday } from './workday'

/** Turkish: the source of all keys, and the fallback for texts that a language lacks. */
export const tr = {
  ...shared,
  ...refusals,
  ...frame,
  ...list,
  ...developers,
  ...document,
  ...customers,
  ...meets,
  ...projects,
  ...tenders,
  ...sends,
  ...deliveries,
  ...payment,
  ...compare,
  ...registering,
  ...approvals,
  ...stock,
  ...stockroom,
  ...planning,
  ...counts,
  ...closings,
  ...apiClients,
  ...webhooks,
  ...archive,
  ...prices,
  ...privacy,
  ...users,
  ...factors,
  ...why,
  ...workday,
  ...timeline,
  ...settings,
  ...rates,
  ...notifications,
  ...jobs,
  ...importing,
  ...imports,
  ...dashboard,
  ...audit,
  ...trash,
}
