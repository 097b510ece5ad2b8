import type { Texts } from '../texts'
import type { meets as tr } from '../tr/meets'

export const meets: Texts<typeof tr> = {
  meets: {
    singular: 'Meeting',
    plural: 'Meetings',
    notFound: 'Meeting not found.',
    new: 'New meeting',
    newWith: 'New meeting with {name}',
    columns: {
      companyPhone: 'Boss phone',
    },
    fields: {
      company: 'Company',
      title: 'Subject',
      meetType: 'Meet type',
      contactPerson: 'Contact person',
      companyEmployee: 'Company employee',
      startsAt: 'Start',
      endsAt: 'End',
      allDay: 'All day',
      duration: 'Duration (min)',
      status: 'Status',
      notes: 'Notes',
    },
    types: {
      visit: 'Visit',
      phone: 'Phone',
      online: 'Online',
      email: 'Email',
      other: 'Other',
    },
    filters: { today: 'Today', thisWeek: 'This week' },
    statuses: {
      planned: 'Planned',
      held: 'Held',
      cancelled: 'Cancelled',
    },
    general: 'General meeting',
  },
}
