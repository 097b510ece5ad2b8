import { entity } from './entity'

/**
 * Files that became records, or are about to. They are read by whoever sent one and by those who may
 * import what it holds; nothing is written into them but by their commands.
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
