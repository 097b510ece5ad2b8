import { TENDER_TONES } from '@/components/ui/tenderTones'
import { relation, type Columns } from '../column'

export const tenders: Columns = {
  number: { kind: 'code', priority: 1 },
  title: { kind: 'text', priority: 1 },
  // A tender may go to somebody who is no customer yet.
  company: { ...relation('company', 'name', 1), otherwise: 'unconnectedName' },
  unconnectedName: { kind: 'text', priority: 3 },
  companyProject: relation('companyProject', 'name', 3),
  type: { kind: 'text', priority: 3 },
  date: { kind: 'day', priority: 2 },
  validUntil: { kind: 'day', priority: 2 },
  subtotal: { kind: 'money', priority: 3, currency: { field: 'currency' } },
  discountTotal: { kind: 'money', priority: 3, currency: { field: 'currency' } },
  taxTotal: { kind: 'money', priority: 3, currency: { field: 'currency' } },
  total: { kind: 'money', priority: 1, currency: { field: 'currency' } },
  totalBase: { kind: 'money', priority: 3, currency: { code: 'TRY' } },
  currencyRate: { kind: 'price', priority: 3 },
  status: { kind: 'status', priority: 1, tones: TENDER_TONES },
  isApproved: { kind: 'boolean', priority: 3 },
  approvedBy: relation('approvedBy', 'name', 3),
  approvedAt: { kind: 'dateTime', priority: 3 },
  isInvoiced: { kind: 'boolean', priority: 3 },
  invoiceNumber: { kind: 'code', priority: 3 },
  invoicedAt: { kind: 'dateTime', priority: 3 },
  paymentDate: { kind: 'day', priority: 3 },
  revision: { kind: 'count', priority: 3 },
}
