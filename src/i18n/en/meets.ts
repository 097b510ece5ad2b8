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
      companyOwner: 'Customer owner',
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
    invitations: {
      invite: 'Send invitations',
      update: 'Send update',
      inviteTitle: 'Send invitations to “{name}”?',
      inviteText:
        'Everybody on the list gets a mail of their own with the subject, the time and you as organizer. Notes, phones and other invitees are not in it. Whoever you take off the list is told that they need not come.',
      updateTitle: 'Send an update of “{name}”?',
      updateText:
        'Everybody you invited is told the present subject and time of the meeting, or that it is cancelled.',
      sent: 'The invitations are being sent.',
      invitees: 'Invitees',
      add: 'Add an employee or user',
      nobody: 'Nobody with an e-mail was found.',
      language: 'Language of the message',
      invited: 'Invited',
      noAddress: 'No e-mail on record: {names}. You can add the address by hand.',
      outdated: 'Invitees know the former time or subject.',
      cancelUnknown: 'Invitees do not know of the cancellation.',
      deleteNote: 'Anybody invited is told by e-mail that it is cancelled.',
      states: {
        waiting: 'Queued',
        failed: 'Not delivered',
        outdated: 'Knows the former one',
        calledOff: 'Knows it is cancelled',
        current: 'Sent',
      },
    },
    general: 'General meeting',
  },
}
