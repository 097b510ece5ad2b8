import type { Texts } from '../texts'
import type { imports as tr } from '../tr/imports'

export const imports: Texts<typeof tr> = {
  imports: {
    singular: 'Import',
    plural: 'Imports',
    new: 'New import',
    fields: {
      target: 'Records',
      fileName: 'File',
      kind: 'File type',
      status: 'Status',
      total: 'Rows',
      ready: 'Ready',
      errors: 'With errors',
      done: 'Imported',
      undone: 'Undone',
      createdBy: 'Imported by',
      finishedAt: 'Finished',
      whole: 'All or nothing',
      mode: 'Mode',
      key: 'Key field',
      reason: 'Reason',
      headers: 'Headers',
      mapping: 'Matching',
      locale: 'Language',
      round: 'Round',
      styles: 'Number formats',
    },
    statuses: {
      mapping: 'Matching columns',
      checking: 'Being checked',
      checked: 'Checked',
      importing: 'Being imported',
      done: 'Done',
      undoing: 'Being undone',
      undone: 'Undone',
      stopped: 'Stopped',
    },
    modes: {
      create: 'Add new records',
      update: 'Change existing records',
      upsert: 'Add and change',
    },
  },
}
