import { relation, type Columns } from '../column'

export const companies: Columns = {
  name: { kind: 'text', priority: 1 },
  title: { kind: 'text', priority: 2 },
  email: { kind: 'code', priority: 2 },
  bossName: { kind: 'text', priority: 2 },
  bossPhone: { kind: 'code', priority: 1 },
  accountantName: { kind: 'text', priority: 3 },
  accountantPhone: { kind: 'code', priority: 3 },
}

export const branches: Columns = {
  name: { kind: 'text', priority: 1 },
  company: relation('company'),
  taxOffice: { kind: 'text', priority: 2 },
  taxNumber: { kind: 'code', priority: 2 },
  phone: { kind: 'code', priority: 1 },
  manager: { kind: 'text', priority: 2 },
  managerTitle: { kind: 'text', priority: 3 },
}

export const employees: Columns = {
  name: { kind: 'text', priority: 1 },
  title: { kind: 'text', priority: 2 },
  company: relation('company'),
  branch: relation('branch'),
  phone1: { kind: 'code', priority: 3 },
  cellPhone1: { kind: 'code', priority: 1 },
  email: { kind: 'code', priority: 2 },
  isExecutive: { kind: 'boolean', priority: 3 },
  isContact: { kind: 'boolean', priority: 2 },
  isDefaultContact: { kind: 'boolean', priority: 3 },
}
