type Kind<T extends Error> = abstract new (...args: never[]) => T

const namesOf = (error: Error): string[] => {
  const names: string[] = []
  for (let at: unknown = Object.getPrototypeOf(error); at; at = Object.getPrototypeOf(at))
    names.push((at as object).constructor.name)
  return names
}

/**
 * Whether an error is of a class of Payload's. Bundles of the build each hold Payload's classes of
 * their own, so that what the interface of one throws is no instance of another's: names count as
 * well as identity. The build keeps them (`serverMinification` in next.config.mjs).
 */
export const isKind = <T extends Error>(error: unknown, kind: Kind<T>): error is T =>
  error instanceof kind || (error instanceof Error && namesOf(error).includes(kind.name))
