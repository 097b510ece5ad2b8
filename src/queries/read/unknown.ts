/**
 * A question this layer does not answer: whoever asked turns to Payload, which answers or refuses
 * it. Never an error that a person sees.
 */
export class UnknownQuestion extends Error {
  constructor(readonly about: string) {
    super(`Not answered here: ${about}`)
  }
}

/** How often something was left to Payload, by what it was about: for the metrics of a server. */
export const declined = new Map<string, number>()

/** @throws UnknownQuestion */
export const decline = (about: string): never => {
  declined.set(about, (declined.get(about) ?? 0) + 1)
  throw new UnknownQuestion(about)
}
