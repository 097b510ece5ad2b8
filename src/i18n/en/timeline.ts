import type { Texts } from '../texts'
import type { timeline as tr } from '../tr/timeline'

export const timeline: Texts<typeof tr> = {
  notes: {
    singular: 'Note',
    plural: 'Notes',
    new: 'New note',
    notFound: 'Note not found.',
    fields: {
      subject: 'Kind of record',
      document: 'Record number',
      kind: 'Kind',
      body: 'Text',
      callOutcome: 'Outcome of the call',
      minutes: 'Length (min)',
      author: 'Author',
      company: 'Company',
      editedAt: 'Edited',
    },
    subjects: {
      companies: 'Customer',
      employees: 'Employee',
      'company-projects': 'Project',
      tenders: 'Quotation',
    },
    kinds: {
      note: 'Note',
      call: 'Call',
    },
    outcomes: {
      reached: 'Reached',
      noAnswer: 'No answer',
      callBack: 'To call back',
    },
  },
}
