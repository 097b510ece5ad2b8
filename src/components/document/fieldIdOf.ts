/**
 * The id by which labels, errors and tests find the field of a path: the one that the framework's
 * own fields have, which stands for dots by underscores, since a selector reads a dot as a class.
 */
export const fieldIdOf = (path: string): string => `field-${path.replaceAll('.', '__')}`

/** The ids to look for a field by: its own, and those of what it stands in, the nearest first. */
export const fieldIdsUp = (path: string): string[] => {
  const parts = path.split('.')
  return parts.map((_, at) => fieldIdOf(parts.slice(0, parts.length - at).join('.')))
}
