import type { CollectionBeforeOperationHook, FieldAccess } from 'payload'

type Call = { sort?: unknown; overrideAccess?: boolean }

/**
 * Sorts by id if the caller may not read the field of the default sort. Payload checks the default
 * sort like one that the caller sent, and would refuse the whole request, also when the records are
 * only populated as relations.
 */
export const sortByReadable: CollectionBeforeOperationHook = async (hook) => {
  const { operation, req, collection } = hook
  const args = hook.args as Call
  // REST leaves `overrideAccess` out; only our own code says true.
  if (operation !== 'read' || args.overrideAccess === true || args.sort) return
  const [own] = [collection.defaultSort].flat()
  const name = own?.replace(/^-/, '')
  const field = collection.flattenedFields.find((one) => one.name === name)
  const mayRead = (field as { access?: { read?: FieldAccess } } | undefined)?.access?.read
  if (mayRead && !(await mayRead({ req } as never))) args.sort = 'id'
}
