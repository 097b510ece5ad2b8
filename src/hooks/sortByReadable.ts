import type { CollectionBeforeOperationHook, FieldAccess } from 'payload'

type Call = { sort?: unknown; overrideAccess?: boolean }

/**
 * A reader who may not read what records are sorted by on their own gets them in the order of their
 * ids. Payload checks that order as if the reader had asked for it, and would refuse every record
 * that leads to one of these.
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
