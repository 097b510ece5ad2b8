import { ACTIONS, SUBJECTS, type Permission } from '@/access/roles/permissions'
import { makePerson, type Person } from '../../../factories/person'
import type { Verb } from './state'

const READ: Permission[] = SUBJECTS.map((subject) => ({ subject, actions: ['read'] }))

const SELLS: Verb[] = ['draft', 'change', 'delete', 'send', 'reject', 'cancel', 'revise']
const KEEPS: Verb[] = [
  'in',
  'out',
  'reverse',
  'reserve',
  'wait',
  'take',
  'leave',
  'release',
  'fulfill',
  'moveReservation',
  'moveToTender',
  'assemble',
  'disassemble',
]
const COUNTS: Verb[] = ['startCount', 'count', 'finishCount']
const REVIEWS: Verb[] = ['resumeCount', 'decideCount', 'postCount']
const BOOKS: Verb[] = ['invoice', 'withdrawInvoice']
const SIGNS: Verb[] = ['approve', 'withdrawApproval', 'rename']
const FILES: Verb[] = ['importMovements', 'importCards']
const BOSS: Verb[] = [...SELLS, ...KEEPS, ...COUNTS, ...REVIEWS, ...BOOKS, ...SIGNS, ...FILES]
const NAMED: Partial<Record<string, Permission['actions']>> = {
  tenders: ['approve', 'invoice'],
  'stock-counts': ['reviewCounts'],
}

const ROLES: { may: Verb[]; permissions: Permission[] }[] = [
  {
    may: BOSS,
    permissions: SUBJECTS.map((subject) => ({
      subject,
      actions: [...ACTIONS, ...(NAMED[subject] ?? [])],
    })),
  },
  {
    may: SELLS,
    permissions: [...READ, { subject: 'tenders', actions: ['read', 'create', 'write', 'delete'] }],
  },
  {
    may: [...KEEPS, ...COUNTS],
    permissions: [
      ...READ,
      { subject: 'stock-movements', actions: ['read', 'create'] },
      { subject: 'stock-reservations', actions: ['read', 'create'] },
      { subject: 'stock-counts', actions: ['read', 'write'] },
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
