/** A value of the provider's claim and the name of the role its holders get. */
export type MappedRole = { value: string; role: string }

/** The longest list of values of a claim that is looked at. */
const MAX_VALUES = 2000

const valuesOf = (claim: unknown): unknown[] =>
  Array.isArray(claim) ? claim.slice(0, MAX_VALUES) : [claim]

/**
 * The role of an account at the provider: the first entry of the mapping whose value it has.
 * @param claim of the provider, a text or a list of texts; anything else counts as nothing
 * @returns the name of the role; null when no entry fits
 */
export const roleOfClaim = (claim: unknown, mapping: readonly MappedRole[]): string | null => {
  const values = valuesOf(claim)
  return mapping.find(({ value }) => values.includes(value))?.role ?? null
}

/** The name in the query of the sign-in page under which it is given why the provider failed. */
export const SSO_PROBLEM = 'sso'

const PROBLEMS = ['ssoRefused', 'ssoUnavailable', 'noRoleForYou', 'tooManyAttempts'] as const
export type SsoProblem = (typeof PROBLEMS)[number]

/** The reason that the sign-in page is given, of those that it knows. */
export const ssoProblemIn = (value: unknown): SsoProblem | null =>
  PROBLEMS.find((problem) => problem === value) ?? null

/** How long the way to the provider and back may take. */
export const SSO_MINUTES = 10
