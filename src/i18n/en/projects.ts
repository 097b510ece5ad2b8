import type { Texts } from '../texts'
import type { projects as tr } from '../tr/projects'

export const projects: Texts<typeof tr> = {
  companyProjects: {
    singular: 'Company project',
    plural: 'Company projects',
    notFound: 'Company project not found.',
    new: 'New project',
    columns: { companyOwner: 'Customer owner' },
    fields: {
      name: 'Project name',
      company: 'Company',
      startDate: 'Start date',
      endDate: 'End date',
      defaultLink: 'Default link',
    },
    state: {
      upcoming: 'Not started',
      finished: 'Finished',
    },
    none: {
      tenders: 'There is no quotation for this project yet.',
      movements: 'Nothing has been issued to this project yet.',
      reservations: 'Nothing is reserved for this project.',
    },
    issued: 'Value of stock issued',
    whichMovements: 'See the movements',
  },
}
