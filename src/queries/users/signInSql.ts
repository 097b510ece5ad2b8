// Without imports: scripts/resetFactors.mjs loads this file alone.

/**
 * SQL, on users `u`: whether they have a password. Accounts that were opened by a passkey or by the
 * provider have none: no salt is stored, without which none can match.
 */
export const HAS_PASSWORD = '(u.hash is not null and u.salt is not null)'

/**
 * SQL: whether a stored issuer is the provider of single sign-on, whose address may be set with a slash
 * at its end or without.
 * @param write makes the statement of a template: `sql`, or `String.raw` for plain text
 */
export const isIssuer = <Statement>(
  write: (texts: TemplateStringsArray, ...parts: unknown[]) => Statement,
  stored: unknown,
  provider: unknown,
): Statement => write`rtrim(${stored}, '/') = rtrim(${provider}, '/')`
