type Figure = { count: number; totalBase: number }

/** What the dashboard draws; the answer of GET /api/dashboard. Absent parts may not be seen. */
export type DashboardData = {
  tenders?: {
    open: Figure
    awaitingApproval: Figure
    notInvoiced: Figure
    expiring: {
      id: number
      number: string | null
      title: string
      customer: string | null
      validUntil: string
      total: number
      currency: string
    }[]
  }
  stock?: { low: number }
  meets?: {
    id: number
    title: string
    startsAt: string
    companyId: number | null
    company: string | null
  }[]
  movements?: {
    id: number
    card: string
    type: 'in' | 'out'
    quantity: number
    operationDate: string
  }[]
}
