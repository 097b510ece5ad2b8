import { allScopes } from '@/access/roles/scopes'
import { env } from '@/lib/env'

/** Metadata of the MCP endpoint for clients (RFC 9728). */
export const PROTECTED_RESOURCE = '/.well-known/oauth-protected-resource/api/mcp'

/**
 * Path where clients look for an authorization server. There is none: keys are created in the
 * product.
 */
export const AUTHORIZATION_SERVER = '/.well-known/oauth-authorization-server'

/** The address of a path of the server. */
export const addressOf = (path: string): string => new URL(path, env.SERVER_URL).href

/** The document at PROTECTED_RESOURCE. */
export const protectedResource = () => ({
  resource: addressOf('/api/mcp'),
  bearer_methods_supported: ['header'],
  scopes_supported: allScopes(),
})
