import { entity, pageSet } from './entity'

/**
 * File imports. Readable by the user who uploaded the file and by users who may import its kind of
 * record; changed only by commands.
 */
export const imports = entity({
  slug: 'imports',
  words: 'imports',
  title: 'fileName',
  pages: [],
  isDeletedForGood: true,
  api: {
    methods: ['GET'],
    readsFiles: true,
    listViews: ['template'],
    readings: ['progress', 'rows', 'mapping', 'bad-rows'],
  },
})

/** Import pages: for users who may import something; rows are visible to their importer. */
export const importPages = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'imports',
      path: '/imports',
      title: 'nav.imports',
      view: 'imports',
      screen: 'ImportsView',
      guard: 'mayImport',
      nav: { icon: 'imports', letter: 'i', label: 'nav.imports', group: 'administration' },
    },
    {
      kind: 'screen',
      name: 'importNew',
      path: '/imports/new',
      title: 'imports.new',
      view: 'importNew',
      screen: 'ImportNewView',
      guard: 'mayImport',
    },
    {
      kind: 'screen',
      name: 'importView',
      path: '/imports/view/{id}',
      title: 'imports.singular',
      view: 'importView',
      screen: 'ImportView',
      guard: 'mayImport',
    },
  ],
})
