import { isFilledText } from '../shared/text/cleanText'
import { idOf } from '../shared/idOf'
import type { RefusalCode } from '../shared/refusal'
import { UNLOCKED_TENDERS, type TenderStatus } from './status'

/**
 * States in which the unregistered person of a tender can become a customer: to whom it goes is
 * part of what an approval binds.
 */
export const REGISTRABLE = UNLOCKED_TENDERS

/**
 * Whether the person a tender names can become a customer.
 * @param tender.hasChoice its customer chose lines by accepting it: what is taken over must be what
 *   was accepted, the customer included
 * @returns null, or `tenderLocked`, `alreadyRegistered`, `bidderMissing` for nobody named,
 *   `applyChoiceFirst`
 */
export const refuseRegistering = (tender: {
  status: TenderStatus
  company?: unknown
  unconnectedName?: unknown
  hasChoice?: boolean
}): RefusalCode | null => {
  if (!REGISTRABLE.includes(tender.status)) return 'tenderLocked'
  if (idOf(tender.company) !== null) return 'alreadyRegistered'
  if (!isFilledText(tender.unconnectedName)) return 'bidderMissing'
  return tender.hasChoice ? 'applyChoiceFirst' : null
}

/** What makes somebody look like the person of a tender, the surest first. */
export const LIKENESSES = ['email', 'phone', 'name', 'nameBeginning'] as const
export type Likeness = (typeof LIKENESSES)[number]

const WEIGHT: Readonly<Record<Likeness, number>> = { email: 8, phone: 8, name: 4, nameBeginning: 1 }

/** One likeness of a company, or of somebody who works there. */
export type Alike = {
  company: number
  companyName: string
  employee: number | null
  employeeName: string | null
  likeness: Likeness
}

/** An existing contact who may be the customer of a tender, with everything that matches. */
export type LikelyCustomer = Omit<Alike, 'likeness'> & { likenesses: Likeness[] }

const MAX_LIKELY = 5

/** True if an e-mail address or phone number matches, which two people seldom share. */
export const isSure = ({ likenesses }: Pick<LikelyCustomer, 'likenesses'>): boolean =>
  likenesses.some((likeness) => WEIGHT[likeness] >= WEIGHT.email)

/**
 * Who is likely meant, the likeliest first: each person once, and a company alone only where none of
 * its people is.
 */
export const likelyCustomers = (rows: readonly Alike[]): LikelyCustomer[] => {
  const found = new Map<string, LikelyCustomer>()
  for (const { likeness, ...who } of rows) {
    const key = `${who.company} ${who.employee}`
    const known = found.get(key) ?? { ...who, likenesses: [] }
    const likenesses = LIKENESSES.filter(
      (one) => one === likeness || known.likenesses.includes(one),
    )
    found.set(key, { ...known, likenesses })
  }
  const people = new Set(
    [...found.values()].filter(({ employee }) => employee !== null).map(({ company }) => company),
  )
  const weightOf = ({ likenesses }: LikelyCustomer) =>
    likenesses.reduce((sum, likeness) => sum + WEIGHT[likeness], 0)
  return [...found.values()]
    .filter(({ company, employee }) => employee !== null || !people.has(company))
    .sort((a, b) => weightOf(b) - weightOf(a) || a.companyName.localeCompare(b.companyName))
    .slice(0, MAX_LIKELY)
}
