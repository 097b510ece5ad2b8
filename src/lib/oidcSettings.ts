import { z } from 'zod'
import type { MappedRole } from '../domain/users/oidc'
import { isPrivate, onOff, optional, text, withDefault } from './envFields'

const ISSUER_RULE = 'must be an https:// address without a query, or an http:// one on this machine'
const ROLES_RULE =
  'must look like sales=Sales;board=Administrator: a value of the claim and the name of a role, each value once'

/** @returns null for a list that cannot be parsed */
const parseRoles = (list: string): MappedRole[] | null => {
  const entries = list
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const roles = entries.map((entry) => {
    const at = entry.lastIndexOf('=')
    return { value: entry.slice(0, Math.max(at, 0)).trim(), role: entry.slice(at + 1).trim() }
  })
  const isWhole = roles.every(({ value, role }) => value !== '' && role !== '')
  const isOnce = new Set(roles.map(({ value }) => value)).size === roles.length
  return isWhole && isOnce ? roles : null
}

/** The variables of single sign-on at an OpenID Connect provider. */
export const OIDC_SHAPE = {
  OIDC_ISSUER: optional(
    z.url({ error: ISSUER_RULE }).refine(
      (address) => {
        const url = new URL(address)
        return isPrivate(url) && !url.search && !url.hash
      },
      { error: ISSUER_RULE },
    ),
  ),
  OIDC_CLIENT_ID: optional(text),
  OIDC_CLIENT_SECRET: optional(text),
  OIDC_LABEL: optional(text.max(40, { error: 'must have at most 40 characters' })),
  OIDC_CLAIM: withDefault(
    text.regex(/^\S{1,200}$/, { error: 'must be the name of one claim, such as groups' }),
    'groups',
  ),
  OIDC_ROLES: withDefault(
    text.transform((list, ctx) => {
      const roles = parseRoles(list)
      if (!roles) ctx.addIssue({ code: 'custom', message: ROLES_RULE })
      return roles ?? z.NEVER
    }),
    '',
  ),
  OIDC_MAX_ROLE: optional(text),
  OIDC_UNKNOWN: withDefault(
    z.enum(['refuse', 'create'], { error: 'must be "refuse" or "create"' }),
    'refuse',
  ),
  OIDC_ONLY: withDefault(onOff, 'off'),
}

type Oidc = z.output<z.ZodObject<typeof OIDC_SHAPE>>

/**
 * Refuses an incomplete configuration: a provider without a client, roles without a highest role,
 * new accounts without roles, password sign-in disabled without a provider.
 * @param needs called to record that the first variable is set although the second one, which it
 *   needs, is not
 */
export const checkOidc = (
  env: Oidc,
  needs: (name: keyof Oidc, other: keyof Oidc, isMet: boolean) => void,
): void => {
  const hasRoles = env.OIDC_ROLES.length > 0
  const all = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  for (const name of all)
    for (const other of all) needs(name, other, !env[name] || Boolean(env[other]))
  for (const name of ['OIDC_LABEL', 'OIDC_MAX_ROLE'] as const)
    needs(name, 'OIDC_ISSUER', !env[name] || Boolean(env.OIDC_ISSUER))
  needs('OIDC_ONLY', 'OIDC_ISSUER', !env.OIDC_ONLY || Boolean(env.OIDC_ISSUER))
  needs('OIDC_ROLES', 'OIDC_ISSUER', !hasRoles || Boolean(env.OIDC_ISSUER))
  needs('OIDC_ROLES', 'OIDC_MAX_ROLE', !hasRoles || Boolean(env.OIDC_MAX_ROLE))
  needs('OIDC_UNKNOWN', 'OIDC_ROLES', env.OIDC_UNKNOWN === 'refuse' || hasRoles)
}
