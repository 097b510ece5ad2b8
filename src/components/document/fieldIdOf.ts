/**
 * The DOM id of a field by its path, as in the framework's own fields: dots become underscores,
 * because a selector reads a dot as a class.
 */
export const fieldIdOf = (path: string): string => `field-${path.replaceAll('.', '__')}`

/** DOM ids to find a field by: its own, and those of its parents, the nearest first. */
export const fieldIdsUp = (path: string): string[] => {
  const parts = path.split('.')
  return parts.map((_, at) => fieldIdOf(parts.slice(0, parts.length - at).join('.')))
}
