import { ALL_METHODS, entity } from './entity'

/** Notes and calls on a record: readable with it, written on its timeline. */
export const notes = entity({
  slug: 'notes',
  subject: 'notes',
  words: 'notes',
  pages: [],
  shownOn: ['customerView', 'employeeShow', 'companyProjectView', 'tenderView'],
  deletedWith: [
    ['delete', 'notes'],
    ['write', 'notes'],
  ],
  api: { methods: ALL_METHODS, listViews: ['people'] },
})
