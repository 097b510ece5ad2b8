/** What the model knows of the world: rows by id. Rows that the model made have ids below 0. */
export type State = {
  cards: Map<number, Card>
  tenders: Map<number, Tender>
  reservations: Map<number, Reservation>
  movements: Map<number, Movement>
  counts: Map<number, Count>
  /** The last number given this year. */
  counter: number
}

export type Quantities = Record<number, number>
export type Card = { name: string; current: number; allowNoStock: boolean }
export type Tender = {
  status: 'draft' | 'sent' | 'approved' | 'invoiced' | 'rejected' | 'cancelled'
  /** Its counter within the year, shared by all its revisions; none until it is sent. */
  number: number | null
  revision: number
  /** Quantity by card that its lines say. */
  sells: Quantities
  isForNobody: boolean
  isExpired: boolean
  /** Its paper is kept. */
  isSent: boolean
}
export type Reservation = {
  card: number
  tender: number | null
  quantity: number
  rest: number
  status: 'active' | 'waiting' | 'fulfilled' | 'released' | 'expired'
  isOfApproval: boolean
}
export type Movement = {
  card: number
  type: 'in' | 'out'
  quantity: number
  tender: number | null
  isOfInvoice: boolean
  undoes: number | null
  /** All rows of one assembly share it; none for rows that stand alone, and for what undoes. */
  assembly: number | null
}

/** A count of one card. */
export type Count = {
  card: number
  status: 'draft' | 'counting' | 'review' | 'posted'
  /** Counted less what was on hand; null until somebody counted, and once it was posted. */
  difference: number | null
  /** Something moved since, and nobody decided. */
  isDoubtful: boolean
}

/** How often each is sent, out of their sum. */
export const WEIGHTS = {
  in: 4,
  out: 6,
  reserve: 4,
  wait: 4,
  take: 4,
  leave: 1,
  release: 3,
  fulfill: 4,
  reverse: 5,
  draft: 5,
  change: 3,
  delete: 1,
  send: 3,
  approve: 7,
  withdrawApproval: 3,
  reject: 1,
  cancel: 1,
  invoice: 5,
  withdrawInvoice: 3,
  revise: 3,
  rename: 2,
  moveReservation: 2,
  moveToTender: 4,
  assemble: 4,
  disassemble: 3,
  deleteReservation: 1,
  startCount: 2,
  count: 5,
  finishCount: 3,
  resumeCount: 1,
  decideCount: 4,
  postCount: 5,
  importMovements: 4,
  importCards: 2,
} as const
export type Verb = keyof typeof WEIGHTS

/** A command; what it names was there when it was sent. */
export type Command = {
  verb: Verb
  /** Who sends it: a place in the list of people. */
  by: number
  card: number
  tender: number | null
  reservation: number
  movement: number
  count: number
  quantity: number
  sells: Quantities
  /** Of a new draft. */
  isForNobody: boolean
  isExpired: boolean
  /** Whether a reservation is fulfilled by `quantity` only. */
  isInPart: boolean
  /** How a reservation is to be moved. */
  move: 'shrink' | 'grow' | 'card'
}

/** Why it is refused (any one of these), or the state after it; `shows` stands in the answer. */
export type Outcome =
  | { refusals: string[]; shows: Record<string, unknown> }
  | { next: State; shows: Record<string, unknown> }

/** What was answered: the status, the code of a refusal, and the row or the refusal's data. */
export type Answer = { status: number; code: string | null; data: Record<string, unknown> }
