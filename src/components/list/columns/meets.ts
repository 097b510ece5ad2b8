import { relation, type Columns } from '../column'

export const meets: Columns = {
  title: { kind: 'text', priority: 1 },
  meetType: { kind: 'text', priority: 3 },
  company: relation('company', 'name', 1),
  contactPerson: { kind: 'text', priority: 2 },
  companyEmployee: relation('companyEmployee'),
  startsAt: { kind: 'dateTime', priority: 1 },
  endsAt: { kind: 'dateTime', priority: 3 },
  status: {
    kind: 'status',
    priority: 1,
    tones: { planned: 'primary', held: 'success', cancelled: 'neutral' },
  },
}
