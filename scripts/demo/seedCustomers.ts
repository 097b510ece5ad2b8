import type { PayloadRequest } from 'payload'
import { validVkn } from '@/domain/customers/taxNumber'
import { WORKING_DAYS } from '@/domain/customers/workingDays'
import { inTransaction } from '@/operations/shared/transaction'
import { addRow } from './addRow'
import { createRandom, type Random } from './createRandom'
import { COMPANIES, type CompanyRow } from './data/companies'
import {
  ARABIC_NAMES,
  EXECUTIVE_TITLES,
  FIRST_NAMES,
  FOREIGN_NAMES,
  LAST_NAMES,
  STAFF_TITLES,
} from './data/people'
import { requestOf, type Demo } from './Demo'

export type Contact = { id: number; name: string }
export type Customer = { id: number; isForeign: boolean; branches: number[]; contacts: Contact[] }

const nameFor = (random: Random, people: CompanyRow['people']): string => {
  if (people === 'arabic') return random.pick(ARABIC_NAMES)
  if (people === 'foreign') return random.pick(FOREIGN_NAMES)
  return `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`
}

/** Numbers with 000 in the middle are not assigned. */
const mobile = (random: Random) =>
  `05${random.pick(['32', '33', '42', '05', '55'])} 000 ${random.digits(2)} ${random.digits(2)}`
const landline = (random: Random) =>
  `0${random.pick(['312', '212', '232', '322', '224'])} 000 ${random.digits(2)} ${random.digits(2)}`

const mailName = (name: string): string =>
  name
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replaceAll('ø', 'o')
    .replace(/[^a-z ]/g, '')
    .trim()
    .replaceAll(' ', '.')

const addBranches = async (
  req: PayloadRequest,
  random: Random,
  company: number,
  row: CompanyRow,
) => {
  // One company, one tax number: its branches invoice under it.
  const taxNumber = row.taxNumber ?? validVkn(`${random.int(1, 9)}${random.digits(8)}`)
  const ids: number[] = []
  for (const name of ['Merkez', ...(row.branches ?? [])]) {
    const branch = await addRow(req, 'branches', {
      company,
      name,
      taxOffice: row.taxOffice,
      taxNumber,
      address: `${random.pick(['Sanayi', 'Cumhuriyet', 'Atatürk', 'Fevzi Çakmak', 'Organize Sanayi'])} Cad. No: ${random.int(1, 180)}, ${row.district} / ${row.city}`,
      phone: landline(random),
      manager: nameFor(random, row.people),
      managerTitle: name === 'Merkez' ? 'Müdür' : 'Şube Sorumlusu',
    })
    ids.push(branch.id)
  }
  return ids
}

type Staff = { company: number; branches: number[]; boss: string; row: CompanyRow }

const addEmployees = async (
  req: PayloadRequest,
  random: Random,
  { company, branches, boss, row }: Staff,
) => {
  const contacts: Contact[] = []
  const names = [
    boss,
    ...Array.from({ length: random.int(1, 3) }, () => nameFor(random, row.people)),
  ]
  for (const [index, name] of [...new Set(names)].entries()) {
    const mail = mailName(name) || `personel${index + 1}`
    const employee = await addRow(req, 'employees', {
      company,
      branch: index === 0 ? branches[0] : random.pick(branches),
      name,
      title: index === 0 ? random.pick(EXECUTIVE_TITLES) : random.pick(STAFF_TITLES),
      phone1: landline(random),
      cellPhone1: mobile(random),
      email: `${mail}@${row.domain}.example`,
      isExecutive: index === 0,
      isContact: index > 0,
      isDefaultContact: index === 1,
      note: random.chance(15) ? 'WhatsApp üzerinden ulaşılması daha kolay.' : undefined,
    })
    contacts.push({ id: employee.id, name })
  }
  return contacts
}

const addCompany = async (
  req: PayloadRequest,
  random: Random,
  row: CompanyRow,
): Promise<Customer> => {
  const boss = nameFor(random, row.people)
  const company = await addRow(req, 'companies', {
    name: row.name,
    title: row.title,
    description: row.about,
    email: `info@${row.domain}.example`,
    extraEmails: random.chance(40) ? [{ email: `satinalma@${row.domain}.example` }] : [],
    accountantName: nameFor(random, row.people),
    accountantPhone: landline(random),
    bossName: boss,
    bossPhone: mobile(random),
    workingDays: [
      ...WORKING_DAYS.slice(0, 5),
      ...(random.chance(40) ? (['saturday'] as const) : []),
    ],
  })
  const branches = await addBranches(req, random, company.id, row)
  const contacts = await addEmployees(req, random, { company: company.id, branches, boss, row })
  return { id: company.id, isForeign: row.people !== undefined, branches, contacts }
}

/** Companies with their branches and people, in one transaction. */
export const seedCustomers = async ({ payload, admin }: Demo): Promise<Customer[]> => {
  const req = await requestOf({ payload, user: admin })
  const random = createRandom(1071)
  return inTransaction(req, async () => {
    const customers: Customer[] = []
    for (const row of COMPANIES) customers.push(await addCompany(req, random, row))
    return customers
  })
}
