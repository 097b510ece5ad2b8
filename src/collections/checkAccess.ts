import type { CollectionConfig, GlobalConfig } from 'payload'

const OF_COLLECTIONS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const
const OF_GLOBALS = ['read', 'update'] as const

/**
 * Stops the start when a collection or global leaves an access function to Payload's default,
 * which is "any signed-in user", or keeps document locks, which deadlock the pool.
 */
export const checkAccess = (entities: (CollectionConfig | GlobalConfig)[]): void => {
  for (const entity of entities) {
    const isCollection = 'defaultSort' in entity || 'labels' in entity
    const access = (entity.access ?? {}) as Record<string, unknown>
    const missing = (isCollection ? OF_COLLECTIONS : OF_GLOBALS).filter((name) => !access[name])
    if (missing.length > 0) throw new Error(`${entity.slug}: no access for ${missing.join(', ')}`)
    if (entity.lockDocuments !== false) throw new Error(`${entity.slug}: document locks are on`)
  }
}
