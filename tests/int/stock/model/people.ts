import { ACTIONS, SUBJECTS, type Permission } from '@/access/permissions'
import { makePerson, type Person } from '../../../factories/person'
import type { Verb } from './state'

const READ: Permission[] = SUBJECTS.map((subject) => ({ subject, actions: ['read'] }))

const SELLS: Verb[] = ['draft', 'change', 'delete', 'send', 'reject', 'cancel', 'revise']
const KEEPS: Verb[] = ['in', 'out', 'reverse', 'reserve', 'release', 'fulfill', 'moveReservation']
const BOOKS: Verb[] = ['invoice', 'withdrawInvoice']
const BOSS: Verb[] = [...SELLS, ...KEEPS, ...BOOKS, 'approve', 'withdrawApproval', 'rename']

const ROLES: { may: Verb[]; permissions: Permission[] }[] = [
  {
    may: BOSS,
    permissions: SUBJECTS.map((subject) => ({
      subject,
      actions: [...ACTIONS, ...(subject === 'tenders' ? (['approve', 'invoice'] as const) : [])],
    })),
  },
  {
    may: SELLS,
    permissions: [...READ, { subject: 'tenders', actions: ['read', 'create', 'write', 'delete'] }],
  },
  {
    may: KEEPS,
    permissions: [
      ...READ,
      { subject: 'stock-movements', actions: ['read', 'create'] },
      { subject: 'stock-reservations', actions: ['read', 'create'] },
    ],
  },
  { may: BOOKS, permissions: [...READ, { subject: 'tenders', actions: ['read', 'invoice'] }] },
]

export type Worker = { person: Person; may: Verb[] }

/** Four bosses, so that most commands are allowed, and one of each narrower role. */
export const hireAll = (): Promise<Worker[]> => {
  const [boss, ...others] = ROLES
  return Promise.all(
    [boss, boss, boss, boss, ...others].map(async (role) => ({
      may: role?.may ?? [],
      person: await makePerson(role?.permissions),
    })),
  )
}
