import { allScopes } from '@/access/roles/scopes'
import { env } from '@/lib/env'

/** Where clients read what the endpoint of assistants expects (RFC 9728). */
export const PROTECTED_RESOURCE = '/.well-known/oauth-protected-resource/api/mcp'

/** Where they look for an authorization server. There is none: keys are made in the product. */
export const AUTHORIZATION_SERVER = '/.well-known/oauth-authorization-server'

/** The address of a path of the server. */
export const addressOf = (path: string): string => new URL(path, env.SERVER_URL).href

/** The document at PROTECTED_RESOURCE. */
export const protectedResource = () => ({
  resource: addressOf('/api/mcp'),
  bearer_methods_supported: ['header'],
  scopes_supported: allScopes(),
})
