import { ALL_METHODS, entity } from './entity'

/** What somebody means to do about a record: read with it, handled on its timeline and on Today. */
export const actions = entity({
  slug: 'actions',
  subject: 'actions',
  words: 'todos',
  title: 'title',
  pages: [],
  shownOn: ['customerView', 'employeeShow', 'companyProjectView', 'tenderView'],
  api: { methods: ALL_METHODS, listViews: ['owners', 'planning'] },
})
