import { entity, pageSet } from './entity'

/**
 * Files that became records, or are about to. They are read by whoever sent one and by those who
 * may import what it holds; nothing is written into them but by their commands.
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

/** Files that become records: for users who may import of some kind; rows are their importer's. */
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
