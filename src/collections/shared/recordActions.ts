import type { CommandSlug } from '@/catalog/commands/registry'

/** The commands of a collection's records, beside the save button of their page. */
export const recordActions = (slug: CommandSlug) => ({
  path: '/app/(payload)/views/RecordActions#RecordActions',
  clientProps: { slug },
})
