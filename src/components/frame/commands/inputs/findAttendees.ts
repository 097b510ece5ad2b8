import { ApiFailure, readApi } from '@/components/ui/requests/api'
import type { Offered } from '@/components/ui/picker/offered'
import type { Id } from '@/domain/shared/idOf'

/** A person with an e-mail address, which is their `id` because names are not unique. */
export type Attendee = { id: string; name: string; of: 'employees' | 'users' }
type Page = { docs: { name?: string | null; email?: string | null }[]; hasNextPage: boolean }

const MOST = 12
const NONE: Page = { docs: [], hasNextPage: false }

/** Without permission to read these people the result is empty; any other failure is reported. */
const noneIfClosed = (error: unknown): Page => {
  if (error instanceof ApiFailure && [400, 403].includes(error.refusal.status)) return NONE
  throw error
}

const readPeople = async (
  of: Attendee['of'],
  where: readonly object[],
  signal: AbortSignal,
): Promise<{ people: Attendee[]; hasMore: boolean }> => {
  const query = new URLSearchParams({
    depth: '0',
    limit: String(MOST),
    sort: 'name',
    where: JSON.stringify({ and: [{ email: { exists: true } }, ...where] }),
    'select[name]': 'true',
    'select[email]': 'true',
  })
  const { docs, hasNextPage } = await readApi<Page>(`/api/${of}?${query}`, signal).catch(
    noneIfClosed,
  )
  const people = docs.flatMap(({ name, email }) =>
    email ? [{ id: email, name: name || email, of }] : [],
  )
  return { people, hasMore: hasNextPage }
}

const named = (words: string) =>
  words === '' ? [] : [{ or: ['name', 'email'].map((field) => ({ [field]: { like: words } })) }]

/**
 * Employees of a customer, and active users, who have an address.
 * @param args.company the customer; null for users only
 * @param args.chosen addresses that are left out
 * @param args.words part of a name or an address; empty for the first ones
 * @returns `isAll`: there are no others
 */
export const findAttendees = async (args: {
  company: Id | null
  chosen: readonly string[]
  words: string
  signal: AbortSignal
}): Promise<Offered<Attendee>> => {
  const { company, chosen, words, signal } = args
  const [employees, users] = await Promise.all([
    company === null
      ? { people: [], hasMore: false }
      : readPeople('employees', [{ company: { equals: company } }, ...named(words)], signal),
    readPeople('users', [{ status: { equals: 'active' } }, ...named(words)], signal),
  ])
  const known = new Set(chosen.map((address) => address.toLowerCase()))
  // An employee replaces a user with the same address.
  const found = new Map(
    [...users.people, ...employees.people].map((one) => [one.id.toLowerCase(), one]),
  )
  const others = [...found].flatMap(([address, one]) => (known.has(address) ? [] : [one]))
  return {
    recent: [],
    others: others.toSorted((a, b) => a.of.localeCompare(b.of)),
    isAll: !employees.hasMore && !users.hasMore,
  }
}
