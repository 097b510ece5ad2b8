import type { Id } from '@/domain/shared/idOf'

/** Names of related records, by `slug:id`. */
export type Titles = ReadonlyMap<string, string>

export const titleKey = (slug: string, id: Id): string => `${slug}:${id}`
