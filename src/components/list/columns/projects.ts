import { relation, type Columns } from '../column'

export const companyProjects: Columns = {
  name: { kind: 'text', priority: 1 },
  company: relation('company', 'name', 1),
  startDate: { kind: 'day', priority: 1 },
  endDate: { kind: 'day', priority: 1 },
  defaultLink: { kind: 'code', priority: 3 },
}
