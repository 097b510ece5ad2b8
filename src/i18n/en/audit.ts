import type { Texts } from '../texts'
import type { audit as tr } from '../tr/audit'

export const audit: Texts<typeof tr> = {
  audit: {
    singular: 'Audit event',
    plural: 'Audit trail',
    fields: {
      at: 'Time',
      user: 'User',
      userName: 'Name',
      action: 'Action',
      command: 'Command',
      subject: 'Subject',
      document: 'Record no.',
      part: 'Part',
      partId: 'Part no.',
      address: 'Address',
      requestId: 'Request no.',
      changes: 'Changes',
      details: 'Details',
    },
  },
}
