type Kind<T extends Error> = abstract new (...args: never[]) => T

const namesOf = (error: Error): string[] => {
  const names: string[] = []
  for (let at: unknown = Object.getPrototypeOf(error); at; at = Object.getPrototypeOf(at))
    names.push((at as object).constructor.name)
  return names
}

/**
 * Whether an error is an instance of one of Payload's classes. Each bundle of the build has its own
 * copy of these classes, so an error thrown in one bundle is not `instanceof` the class of another:
 * names are compared as well. The build keeps the names (`serverMinification` in next.config.mjs).
 */
export const isKind = <T extends Error>(error: unknown, kind: Kind<T>): error is T =>
  error instanceof kind || (error instanceof Error && namesOf(error).includes(kind.name))
