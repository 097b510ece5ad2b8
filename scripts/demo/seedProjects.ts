import { addDays, dayToStored } from '@/domain/shared/day'
import { inTransaction } from '@/operations/shared/transaction'
import { addRow } from './addRow'
import { createRandom } from './createRandom'
import { PROJECT_NAMES } from './data/projects'
import { requestOf, type Demo } from './Demo'
import type { Customer } from './seedCustomers'

export type Project = { id: number; company: number }

/** One project for each of the first companies: finished, running and not yet begun. */
export const seedProjects = async (demo: Demo, customers: Customer[]): Promise<Project[]> => {
  const { payload, today, admin } = demo
  const req = await requestOf({ payload, user: admin })
  const random = createRandom(1453)
  return inTransaction(req, async () => {
    const projects: Project[] = []
    for (const [index, name] of PROJECT_NAMES.entries()) {
      const company = customers[index]?.id ?? 0
      const start = addDays(today, -random.int(-30, 380))
      const { id } = await addRow(req, 'company-projects', {
        name,
        company,
        startDate: dayToStored(start),
        endDate: random.chance(70) ? dayToStored(addDays(start, random.int(45, 260))) : undefined,
        defaultLink: random.chance(50)
          ? `https://projeler.anadoluteknik.example/${index + 101}`
          : undefined,
      })
      projects.push({ id, company })
    }
    return projects
  })
}
