/** A value of the provider's claim and the name of the role it maps to. */
export type MappedRole = { value: string; role: string }

/** Most claim values that are examined. */
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

/** Query parameter of the sign-in page with the reason why single sign-on failed. */
export const SSO_PROBLEM = 'sso'

const PROBLEMS = ['ssoRefused', 'ssoUnavailable', 'noRoleForYou', 'tooManyAttempts'] as const
export type SsoProblem = (typeof PROBLEMS)[number]

/** The reason in the query parameter, if the sign-in page knows it. */
export const ssoProblemIn = (value: unknown): SsoProblem | null =>
  PROBLEMS.find((problem) => problem === value) ?? null

/** For confirming a session: the sign-in at the provider may be at most this old. */
export const CONFIRMED_WITHIN_S = 60

/** Minutes for signing in at the provider and returning. */
export const SSO_MINUTES = 10
