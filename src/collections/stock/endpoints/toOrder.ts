import { exportToOrder } from '@/operations/exports/exportToOrder'
import { fileOfRows } from '../../shared/exportEndpoint'

/** `GET /stock-cards/to-order`: all that is to be ordered, as its page shows it. */
export const toOrder = fileOfRows('/to-order', (req, { format, params }) =>
  exportToOrder(req, { format, query: Object.fromEntries(params) }),
)
